output "user_data" {
  description = "User data as plain text, or null if none is needed."
  value = length(local.parts) == 0 ? null : join("\n", concat(
    ["MIME-Version: 1.0", "Content-Type: multipart/mixed; boundary=\"NODE\"", ""],
    flatten([for part in local.parts : ["--NODE", "Content-Type: ${part.type}", "", part.text]]),
    ["--NODE--", ""],
  ))
}
