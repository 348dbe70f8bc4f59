run "nothing" {}
