data "aws_ssoadmin_instances" "this" {
  lifecycle {
    postcondition {
      condition     = length(self.arns) > 0
      error_message = "IAM Identity Center isn't enabled, or the provider works in another region than it. Enable it in the console of the management account."
    }
  }
}

locals {
  instance_arn      = tolist(data.aws_ssoadmin_instances.this.arns)[0]
  identity_store_id = tolist(data.aws_ssoadmin_instances.this.identity_store_ids)[0]

  group_ids = merge(
    { for name, group in aws_identitystore_group.this : name => group.group_id },
    { for name, group in data.aws_identitystore_group.synced : name => group.group_id },
  )

  managed_policies = merge([
    for name, set in var.permission_sets : { for arn in set.managed_policy_arns : "${name}/${arn}" => { set = name, arn = arn } }
  ]...)

  memberships = merge([
    for name, user in var.users : { for group in user.groups : "${name}/${group}" => { user = name, group = group } }
  ]...)

  assignments = merge([
    for assignment in var.assignments : {
      for account_id in assignment.account_ids : "${assignment.group}/${assignment.permission_set}/${account_id}" => {
        group          = assignment.group
        permission_set = assignment.permission_set
        account_id     = account_id
      }
    }
  ]...)
}

resource "aws_ssoadmin_permission_set" "this" {
  for_each = var.permission_sets

  instance_arn     = local.instance_arn
  name             = each.key
  description      = each.value.description
  session_duration = each.value.session_duration
  tags             = var.tags
}

resource "aws_ssoadmin_managed_policy_attachment" "this" {
  for_each = local.managed_policies

  instance_arn       = local.instance_arn
  permission_set_arn = aws_ssoadmin_permission_set.this[each.value.set].arn
  managed_policy_arn = each.value.arn
}

resource "aws_ssoadmin_permission_set_inline_policy" "this" {
  for_each = { for name, set in var.permission_sets : name => set.inline_policy if set.inline_policy != null }

  instance_arn       = local.instance_arn
  permission_set_arn = aws_ssoadmin_permission_set.this[each.key].arn
  inline_policy      = each.value
}

resource "aws_identitystore_group" "this" {
  for_each = var.groups

  identity_store_id = local.identity_store_id
  display_name      = each.key
  description       = each.value
}

data "aws_identitystore_group" "synced" {
  for_each = var.synced_groups

  identity_store_id = local.identity_store_id

  alternate_identifier {
    unique_attribute {
      attribute_path  = "DisplayName"
      attribute_value = each.key
    }
  }
}

resource "aws_identitystore_user" "this" {
  for_each = var.users

  identity_store_id = local.identity_store_id
  user_name         = each.key
  display_name      = "${each.value.given_name} ${each.value.family_name}"

  name {
    given_name  = each.value.given_name
    family_name = each.value.family_name
  }

  emails {
    value   = each.value.email
    primary = true
  }
}

resource "aws_identitystore_group_membership" "this" {
  for_each = local.memberships

  identity_store_id = local.identity_store_id
  group_id          = aws_identitystore_group.this[each.value.group].group_id
  member_id         = aws_identitystore_user.this[each.value.user].user_id
}

resource "aws_ssoadmin_account_assignment" "this" {
  for_each = local.assignments

  instance_arn       = local.instance_arn
  permission_set_arn = aws_ssoadmin_permission_set.this[each.value.permission_set].arn
  principal_type     = "GROUP"
  principal_id       = local.group_ids[each.value.group]
  target_type        = "AWS_ACCOUNT"
  target_id          = each.value.account_id

  # Without this, users could assume the role in an account before its policies are attached.
  depends_on = [aws_ssoadmin_managed_policy_attachment.this, aws_ssoadmin_permission_set_inline_policy.this]
}
