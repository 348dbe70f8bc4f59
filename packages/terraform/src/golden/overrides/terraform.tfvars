name = "not read"
