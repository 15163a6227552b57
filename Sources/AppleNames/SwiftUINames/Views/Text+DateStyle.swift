import Foundation

extension Text {
    /// The style in which a date is shown.
    public struct DateStyle: Equatable, Sendable {
        private enum Style { case date, time }

        private let style: Style

        /// The date.
        public static let date = Self(style: .date)
        /// The time.
        public static let time = Self(style: .time)

        func string(_ date: Date) -> String {
            switch style {
            case .date: date.formatted(date: .long, time: .omitted)
            case .time: date.formatted(date: .omitted, time: .shortened)
            }
        }
    }
}
