import UIKit

final class ProfileCell: UITableViewCell {
    let name = UILabel()
    let bio = UILabel()

    func setUp() {
        name.font = UIFontMetrics(forTextStyle: .headline)
            .scaledFont(for: .systemFont(ofSize: 17, weight: .semibold))
        bio.font = .preferredFont(forTextStyle: .subheadline)
        bio.adjustsFontForContentSizeCategory = true
        NSLayoutConstraint.activate([
            bio.heightAnchor.constraint(equalToConstant: 36)
        ])
    }
}
