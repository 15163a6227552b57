/// The article in the format of TypeScaleRichText, as a content server sends it.
let article = """
    {
      "screenName": "Sizes on a server",
      "contents": [
        {"viewType": "RichViewType", "content": {
          "title": "One document, twelve sizes",
          "richText": [
            {"text": {"text": "The server scales this text for ", "fontSize": 17}},
            {"text": {"text": "your", "fontSize": 17, "textStyle": "bold"}},
            {"text": {"text": " text size. ", "fontSize": 17}},
            {"text": {"text": "This note has 12 points in the Large category.", "fontSize": 12,
                      "relativeTo": "caption1", "textColor": "#666666"}}
          ]
        }}
      ]
    }
    """
