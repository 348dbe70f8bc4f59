import { readQueries } from './read-queries.ts';

/** Queries as readers type them, each with the page or row that must answer. The ranking is tuned with these. */
export const queries = readQueries({
  identifier: `
    kubernetes_version > amazon-eks#input-kubernetes_version
    managed_node_groups.instance_types > amazon-eks-workers#input-managed_node_groups.instance_types
    managed_node_groups > amazon-eks-workers#input-managed_node_groups
    service_control_policies > aws-root-account-baseline-wrapper#input-service_control_policies
    service_control_policies.description > aws-root-account-baseline-wrapper#input-service_control_policies.description
    desync_mitigation_mode > elastic-load-balancer-elb#input-desync_mitigation_mode
    route_all_traffic > open-vpn#input-route_all_traffic
    flow_logs.kms_key_arn > virtual-private-cloud-vpc#input-flow_logs.kms_key_arn | management-vpc#input-flow_logs.kms_key_arn
    users_permissions_boundary > iam-users-and-iam-groups#input-users_permissions_boundary
    runners.image > ecs-deploy-runner#input-runners.image
    health_checks.liveness > kubernetes-service#input-health_checks.liveness
    allow_tcp_forwarding > bastion#input-allow_tcp_forwarding
    self_managed_groups.cpu_architecture > amazon-eks-workers#input-self_managed_groups.cpu_architecture
    max_allocated_storage_gb > amazon-rds#input-max_allocated_storage_gb
    cors_rules.max_age_seconds > s-3-bucket#input-cors_rules.max_age_seconds
    lifecycle_rules > s-3-bucket#input-lifecycle_rules
    async_max_event_age_seconds > lambda#input-async_max_event_age_seconds
    ecs_agent_config > amazon-ecs-cluster#input-ecs_agent_config
    data_api > amazon-aurora#input-data_api
    content_security_policy > public-static-website#input-content_security_policy
    http_listeners.redirect_to_https > elastic-load-balancer-elb#input-http_listeners.redirect_to_https
    certificate_authority_days > open-vpn#input-certificate_authority_days
    private_app_subnets.route_to_internet > virtual-private-cloud-vpc#input-private_app_subnets.route_to_internet
    notification_email_addresses > gruntwork-access#input-notification_email_addresses
    instance_refresh.auto_rollback > auto-scaling-group-asg#input-instance_refresh.auto_rollback
    metadata_hop_limit > ec-2-instance#input-metadata_hop_limit
    launch_type > amazon-ecs-service#input-launch_type
    public_zones.dnssec > route-53-hosted-zones#input-public_zones.dnssec
    topics.subscriptions.raw_message_delivery > sns-topics#input-topics.subscriptions.raw_message_delivery
    raw_message_delivery > sns-topics#input-topics.subscriptions.raw_message_delivery
    content_based_deduplication > sns-topics#input-topics.content_based_deduplication
    guardduty_administrator_account > aws-root-account-baseline-wrapper#input-guardduty_administrator_account
    group_role_bindings > kubernetes-namespace#output-group_role_bindings
    cluster_certificate_authority_data > amazon-eks#output-cluster_certificate_authority_data
    oidc_provider_url > amazon-eks#output-oidc_provider_url | amazon-eks-core-services#input-oidc_provider_url
    issuer_policy_json > tls-scripts#output-issuer_policy_json
    function_arn > lambda#output-function_arn
    launch_template_id > auto-scaling-group-asg#output-launch_template_id
    tier_cidr_blocks > virtual-private-cloud-vpc#output-tier_cidr_blocks | management-vpc#output-tier_cidr_blocks
    management_vpc_peering.reachable_tiers > virtual-private-cloud-vpc#input-management_vpc_peering.reachable_tiers
    reachable_tiers > virtual-private-cloud-vpc#input-management_vpc_peering.reachable_tiers
    secrets_kms_key_arns > amazon-ecs-service#input-secrets_kms_key_arns | ecs-deploy-runner#input-secrets_kms_key_arns
    exec_session_kms_key_arn > amazon-ecs-cluster#input-exec_session_kms_key_arn | amazon-ecs-service#input-exec_session_kms_key_arn
    cluster_autoscaler.expander > amazon-eks-core-services#input-cluster_autoscaler.expander
    ebs_csi_driver > amazon-eks-core-services#input-ebs_csi_driver
    scaling_targets.requests_per_task > amazon-ecs-service#input-scaling_targets.requests_per_task
    requests_per_task > amazon-ecs-service#input-scaling_targets.requests_per_task
    alarm_thresholds.replica_lag_seconds > amazon-rds#input-alarm_thresholds.replica_lag_seconds
    access_log_prefix > s-3-bucket#input-access_log_prefix
    home_volume.iops > jenkins#input-home_volume.iops
    sqs_triggers > lambda#input-sqs_triggers
    in:kubernetes_version > amazon-eks#input-kubernetes_version
    out:function_arn > lambda#output-function_arn
    out: cluster_certificate_authority_data > amazon-eks#output-cluster_certificate_authority_data
    in: service_type > kubernetes-service#input-service_type
    kms_keys.deletion_window_in_days > aws-app-account-baseline-wrapper#input-kms_keys.deletion_window_in_days
    health_check_grace_period > auto-scaling-group-asg#input-health_check_grace_period
    health_check_grace_period_seconds > amazon-ecs-service#input-health_check_grace_period_seconds
    enable_deletion_protection > elastic-load-balancer-elb#input-enable_deletion_protection
    ci_trust.provider_url > ecs-deploy-runner#input-ci_trust.provider_url
    network_acls > virtual-private-cloud-vpc#input-network_acls | management-vpc#input-network_acls
    excluded_availability_zone_ids > virtual-private-cloud-vpc#input-excluded_availability_zone_ids | management-vpc#input-excluded_availability_zone_ids
    var.kubernetes_version > amazon-eks#input-kubernetes_version
    kubernetes-version > amazon-eks#input-kubernetes_version
    kubernetes version input > amazon-eks#input-kubernetes_version
    max allocated storage gb > amazon-rds#input-max_allocated_storage_gb
    raw message delivery > sns-topics#input-topics.subscriptions.raw_message_delivery
    vpc-subnets module > modules/vpc-subnets
    eks-managed-node-group > modules/eks-managed-node-group
    cloudtrail-alarms > modules/cloudtrail-alarms | #input-cloudtrail_alarms`,
  question: `
    how do I deploy my first module > first-deployment/deploy | first-deployment/using-terraform-modules
    how to invite a team member > dev-portal/invite-team
    link my github account > dev-portal/link-github-id
    create an account > dev-portal/create-account
    where can I get help > guides/support
    contact support > guides/support
    what is a vpc > what-is-a-vpc
    vpc > virtual-private-cloud-vpc
    what is a nat gateway > core-concepts/nat-gateways
    what is infrastructure as code > core-concepts/infrastructure-as-code
    what is immutable infrastructure > core-concepts/immutable-infrastructure
    how does gruntwork compare with other tools > overview/gruntwork-vs-other
    what tools do I need to install > environment-setup/recommended_tools
    how to write tests for terraform code > first-deployment/testing | style/terraform-style-guide
    test a module > first-deployment/testing
    how to format go code > style/golang-style-guide
    terraform naming conventions > style/terraform-style-guide
    go error handling > style/golang-style-guide
    difference between public and private subnets > internet-gateways-public-subnets-and-private-subnets | core-concepts/subnets | multiple-subnet-tiers
    how do I choose a cidr block > cidr-notation | vpc-ip-addresses | application-vp-cs | management-vpc | virtual-private-cloud-vpc
    security group vs network acl > security-groups-and-nac-ls | core-concepts/security-groups | core-concepts/network-ac-ls
    connect two vpcs > vpc-peering
    ssh into a private instance > bastion-host | deploy-a-bastion-host | security/bastion
    deploy a bastion host > deploy-a-bastion-host
    delete the default vpc > clean-up-default-vp-cs-and-security-groups
    why several aws accounts > multiple-aws-accounts
    run containers without managing servers > amazon-ecs-fargate-cluster
    host a static website > public-static-website
    managed postgres database > amazon-rds | amazon-aurora
    serverless functions > app-orchestration/lambda
    load balancer > networking/elastic-load-balancer-elb
    redis cache > amazon-elasti-cache-for-redis
    docker image registry > amazon-ecr-repositories
    dns records > route-53-hosted-zones
    run jenkins > ci-cd-pipeline/jenkins
    deploy from a ci pipeline > ecs-deploy-runner
    vpn access for the team > security/open-vpn
    tls certificates for internal services > security/tls-scripts
    manage iam users and groups > iam-users-and-iam-groups
    give gruntwork access to my account > gruntwork-access
    set up the root account > aws-root-account-baseline-wrapper
    store files in a bucket > s-3-bucket
    service catalog > services/intro | reference/intro
    all modules of the library > modules/stub
    list of services > services/intro
    compliance matrix > achieve-compliance/traceability-matrix | reference/intro
    cis benchmark > achieve-compliance | achieve-compliance/core-concepts/intro | reference/intro | overview/use-cases
    build a machine image with packer > tool-fundamentals/packer
    build a docker image > tool-fundamentals/docker
    keep terraform code dry > tool-fundamentals/terragrunt
    remote state > tool-fundamentals/terraform | tool-fundamentals/terragrunt | style/terraform-style-guide
    production grade vpc design > production-grade-design/intro
    defense in depth > defense-in-depth
    what comes after the introduction > intro/next-steps
    courses > docs/courses
    glossary > reference/glossary
    route table > core-concepts/route-tables
    availability zones > regions-and-availability-zones
    private access to s3 without internet > vpc-endpoints
    scale a group of servers > auto-scaling-group-asg
    kubernetes worker nodes > amazon-eks-workers
    deploy an app to kubernetes > kubernetes-service | amazon-eks
    search engine for logs > amazon-elasticsearch
    send notifications > sns-topics
    use cases > overview/use-cases
    how it works > overview/how-it-works
    getting started > overview/getting-started
    print the model of a terraform module as json > tools/stub
    next steps after the vpc > vpc/next-steps`,
  synonym: `
    k8s > amazon-eks | amazon-eks-workers | kubernetes-service | kubernetes-namespace | amazon-eks-core-services
    kubernetes cluster > amazon-eks
    eks > amazon-eks
    eks nodes > amazon-eks-workers
    iac > core-concepts/infrastructure-as-code
    alb > elastic-load-balancer-elb
    object storage > s-3-bucket
    memcache > amazon-elasti-cache-for-memcached
    jump box > bastion-host | security/bastion | deploy-a-bastion-host
    jump host > bastion-host | security/bastion | deploy-a-bastion-host
    virtual machine > ec-2-instance
    vm > ec-2-instance
    container registry > amazon-ecr-repositories
    mysql > amazon-rds | amazon-aurora
    postgresql > amazon-rds | amazon-aurora
    faas > app-orchestration/lambda
    pub sub > sns-topics
    cdn > public-static-website
    domain name > route-53-hosted-zones
    ssl certificate > security/tls-scripts
    asg > auto-scaling-group-asg
    nacl > security-groups-and-nac-ls | core-concepts/network-ac-ls
    opensearch > amazon-elasticsearch
    continuous deployment > ecs-deploy-runner | ci-cd-pipeline/jenkins
    unit test > first-deployment/testing
    firewall > core-concepts/security-groups | core-concepts/network-ac-ls | security-groups-and-nac-ls`,
  typo: `
    kuberntes > amazon-eks | amazon-eks-workers | kubernetes-service | kubernetes-namespace | amazon-eks-core-services
    terragrnt > tool-fundamentals/terragrunt
    teraform > tool-fundamentals/terraform | style/terraform-style-guide
    bastoin > bastion-host | security/bastion | deploy-a-bastion-host
    lamda > app-orchestration/lambda
    jenkns > ci-cd-pipeline/jenkins
    postgers > amazon-rds | amazon-aurora
    secuirty group > core-concepts/security-groups | security-groups-and-nac-ls
    subent > core-concepts/subnets | multiple-subnet-tiers | internet-gateways-public-subnets-and-private-subnets
    elasticache reddis > amazon-elasti-cache-for-redis
    dokcer > tool-fundamentals/docker
    pakcer > tool-fundamentals/packer
    imutable infrastructure > core-concepts/immutable-infrastructure
    peerring > vpc-peering
    kubernets_version > amazon-eks#input-kubernetes_version
    lifecycle_ruls > s-3-bucket#input-lifecycle_rules
    desync_mitigaton_mode > elastic-load-balancer-elb#input-desync_mitigation_mode
    gaurdduty administrator > aws-root-account-baseline-wrapper#input-guardduty_administrator_account
    memchached > amazon-elasti-cache-for-memcached
    glosary > reference/glossary`,
  beginning: `
    terrag > tool-fundamentals/terragrunt
    kuber > amazon-eks | amazon-eks-workers | kubernetes-service | kubernetes-namespace | amazon-eks-core-services
    basti > bastion-host | security/bastion | deploy-a-bastion-host
    fargat > amazon-ecs-fargate-cluster
    jenk > ci-cd-pipeline/jenkins
    auro > amazon-aurora
    memc > amazon-elasti-cache-for-memcached
    immutable inf > core-concepts/immutable-infrastructure
    vpc pee > vpc-peering
    cidr not > cidr-notation
    style gui > style/terraform-style-guide | style/golang-style-guide
    kubernetes_ver > amazon-eks#input-kubernetes_version
    desync > elastic-load-balancer-elb#input-desync_mitigation_mode
    managed_node_groups.inst > amazon-eks-workers#input-managed_node_groups.instance_types
    in:metadata_hop > ec-2-instance#input-metadata_hop_limit
    out:launch_temp > auto-scaling-group-asg#output-launch_template_id
    supp > guides/support
    invite > dev-portal/invite-team
    gloss > reference/glossary
    nat gat > core-concepts/nat-gateways | internet-gateways-and-nat-gateways`,
});
