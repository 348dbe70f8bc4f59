locals {
  # Metric filters see one event at a time. These events stand for the changes that section 4 of the CIS AWS Foundations Benchmark
  # (versions 1.3.0 and 1.4.0, recommendations 4.1 to 4.15) asks to watch.
  watched_events = {
    iam-policy-changes = {
      source = "iam.amazonaws.com"
      events = [
        "AttachGroupPolicy", "AttachRolePolicy", "AttachUserPolicy",
        "CreatePolicy", "CreatePolicyVersion", "DeletePolicy", "DeletePolicyVersion",
        "DeleteGroupPolicy", "DeleteRolePolicy", "DeleteUserPolicy",
        "DetachGroupPolicy", "DetachRolePolicy", "DetachUserPolicy",
        "PutGroupPolicy", "PutRolePolicy", "PutUserPolicy",
      ]
    }
    cloudtrail-changes = {
      source = "cloudtrail.amazonaws.com"
      events = ["CreateTrail", "DeleteTrail", "StartLogging", "StopLogging", "UpdateTrail"]
    }
    kms-key-disabled-or-deleted = {
      source = "kms.amazonaws.com"
      events = ["DisableKey", "ScheduleKeyDeletion"]
    }
    s3-bucket-policy-changes = {
      source = "s3.amazonaws.com"
      events = [
        "DeleteBucketCors", "DeleteBucketLifecycle", "DeleteBucketPolicy", "DeleteBucketReplication",
        "PutBucketAcl", "PutBucketCors", "PutBucketLifecycle", "PutBucketPolicy", "PutBucketReplication",
      ]
    }
    config-changes = {
      source = "config.amazonaws.com"
      events = ["DeleteDeliveryChannel", "PutConfigurationRecorder", "PutDeliveryChannel", "StopConfigurationRecorder"]
    }
    security-group-changes = {
      source = "ec2.amazonaws.com"
      events = [
        "AuthorizeSecurityGroupEgress", "AuthorizeSecurityGroupIngress", "CreateSecurityGroup",
        "DeleteSecurityGroup", "RevokeSecurityGroupEgress", "RevokeSecurityGroupIngress",
      ]
    }
    network-acl-changes = {
      source = "ec2.amazonaws.com"
      events = [
        "CreateNetworkAcl", "CreateNetworkAclEntry", "DeleteNetworkAcl",
        "DeleteNetworkAclEntry", "ReplaceNetworkAclAssociation", "ReplaceNetworkAclEntry",
      ]
    }
    network-gateway-changes = {
      source = "ec2.amazonaws.com"
      events = [
        "AttachInternetGateway", "CreateCustomerGateway", "CreateInternetGateway",
        "DeleteCustomerGateway", "DeleteInternetGateway", "DetachInternetGateway",
      ]
    }
    route-table-changes = {
      source = "ec2.amazonaws.com"
      events = [
        "CreateRoute", "CreateRouteTable", "DeleteRoute", "DeleteRouteTable",
        "DisassociateRouteTable", "ReplaceRoute", "ReplaceRouteTableAssociation",
      ]
    }
    vpc-changes = {
      source = "ec2.amazonaws.com"
      events = [
        "AcceptVpcPeeringConnection", "AttachClassicLinkVpc", "CreateVpc", "CreateVpcPeeringConnection",
        "DeleteVpc", "DeleteVpcPeeringConnection", "DetachClassicLinkVpc", "DisableVpcClassicLink",
        "EnableVpcClassicLink", "ModifyVpcAttribute", "RejectVpcPeeringConnection",
      ]
    }
    organizations-changes = {
      source = "organizations.amazonaws.com"
      events = [
        "AcceptHandshake", "AttachPolicy", "CreateAccount", "CreateOrganizationalUnit", "CreatePolicy", "DeclineHandshake",
        "DeleteOrganization", "DeleteOrganizationalUnit", "DeletePolicy", "DetachPolicy", "DisablePolicyType", "EnablePolicyType",
        "InviteAccountToOrganization", "LeaveOrganization", "MoveAccount", "RemoveAccountFromOrganization",
        "UpdateOrganizationalUnit", "UpdatePolicy",
      ]
    }
  }

  patterns = merge(
    {
      unauthorized-api-calls          = "{ (($.errorCode = \"*UnauthorizedOperation\") || ($.errorCode = \"AccessDenied*\")) && ($.sourceIPAddress != \"delivery.logs.amazonaws.com\") && ($.eventName != \"HeadBucket\") }"
      console-sign-in-without-mfa     = "{ ($.eventName = \"ConsoleLogin\") && ($.additionalEventData.MFAUsed != \"Yes\") && ($.userIdentity.type = \"IAMUser\") && ($.responseElements.ConsoleLogin = \"Success\") }"
      root-user-activity              = "{ ($.userIdentity.type = \"Root\") && ($.userIdentity.invokedBy NOT EXISTS) && ($.eventType != \"AwsServiceEvent\") }"
      console-authentication-failures = "{ ($.eventName = \"ConsoleLogin\") && ($.errorMessage = \"Failed authentication\") }"
    },
    {
      for name, watched in local.watched_events : name =>
      "{ ($.eventSource = \"${watched.source}\") && (${join(" || ", [for event in watched.events : "($.eventName = \"${event}\")"])}) }"
    },
  )

  descriptions = {
    unauthorized-api-calls          = "An API call was refused for lack of permission. Find out whether it was a mistake or an attempt to explore the account."
    console-sign-in-without-mfa     = "An IAM user signed in to the console without MFA. Have the user register a device."
    root-user-activity              = "The root user was used. Only the tasks that need it justify this."
    console-authentication-failures = "A console sign-in failed. Repeated failures may be an attempt to guess a password."
    iam-policy-changes              = "An IAM policy was changed, attached or detached."
    cloudtrail-changes              = "A trail was changed or its logging was stopped or started."
    kms-key-disabled-or-deleted     = "A KMS key was disabled or scheduled for deletion. What it encrypts becomes unreadable; the deletion can still be canceled."
    s3-bucket-policy-changes        = "The policy, ACL, CORS, lifecycle or replication of an S3 bucket was changed."
    config-changes                  = "The recorder or the delivery channel of AWS Config was changed or stopped."
    security-group-changes          = "A security group or its rules were changed."
    network-acl-changes             = "A network ACL was changed."
    network-gateway-changes         = "An internet or customer gateway was changed."
    route-table-changes             = "A route table was changed."
    vpc-changes                     = "A VPC or a VPC peering connection was changed."
    organizations-changes           = "The AWS organization, its accounts or its policies were changed."
  }
}
