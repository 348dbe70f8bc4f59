/** Names that pages may put into backticks although no module of the catalog has them. */
export const KNOWN_NAMES: ReadonlySet<string> = new Set([
  // Terraform and OpenTofu.
  'depends_on',
  'for_each',
  'ignore_changes',
  'create_before_destroy',
  'prevent_destroy',
  'replace_triggered_by',
  'required_version',
  'required_providers',
  'terraform_data',
  'terraform_remote_state',
  'use_lockfile',
  'dynamodb_table',
  'default_tags',
  'allowed_account_ids',
  'assume_role',
  'snake_case',
  'sensitive',
  // Terragrunt.
  'terragrunt_version_constraint',
  'terraform_binary',
  'remote_state',
  'mock_outputs',
  'mock_outputs_allowed_terraform_commands',
  'find_in_parent_folders',
  'path_relative_to_include',
  'read_terragrunt_config',
  'generate_hcl',
  // Arguments of the AWS provider and of calls to AWS.
  'auto_accept',
  'http_tokens',
  // Packer.
  'ami_regions',
  'ami_users',
  'force_deregister',
  'kms_key_id',
  'most_recent',
  'ssh_interface',
  'ssh_username',
  // Architectures, and a name that is misspelled on purpose.
  'x86_64',
  'aply_method',
  // Packer's source and Kubernetes' own metrics.
  'subnet_id',
  'associate_public_ip_address',
  'apiserver_flowcontrol_rejected_requests_total',
]);
