print("coursemark")
