import { readQueries } from './read-queries.ts';

/**
 * More queries of the same kinds, written before their results were known: the ranking is not tuned with
 * these.
 */
export const heldOutQueries = readQueries({
  identifier: `
    password_policy.require_numbers > #input-password_policy.require_numbers
    duration_percentage > lambda#input-alarm_thresholds.duration_percentage
    alternate_contacts > #input-alternate_contacts
    distribution_id > public-static-website#output-distribution_id
    expire_untagged_after_days > amazon-ecr-repositories#input-repositories.expire_untagged_after_days
    pull_through_cache_prefixes > amazon-ecr-repositories#output-pull_through_cache_prefixes
    import_into_acm > tls-scripts#input-certificates.import_into_acm
    load_balancer.stickiness_seconds > amazon-ecs-service#input-load_balancer.stickiness_seconds
    block_s3_public_access > #input-block_s3_public_access
    service_connect > amazon-ecs-service#input-service_connect
    oidc_provider_arn > #input-oidc_provider_arn | #output-oidc_provider_arn
    num_availability_zones > #input-num_availability_zones
    deploy_role.trusted_principals > public-static-website#input-deploy_role.trusted_principals
    repositories.immutable_tags > amazon-ecr-repositories#input-repositories.immutable_tags
    out:ci_role_arn > ecs-deploy-runner#output-ci_role_arn
    in:failure_alarms > sns-topics#input-failure_alarms
    cross account roles require mfa > #input-cross_account_roles_require_mfa
    pull through cache prefixes > amazon-ecr-repositories#output-pull_through_cache_prefixes`,
  question: `
    how to compute the number of addresses in a cidr block > cidr-notation | vpc-ip-addresses
    stateless firewall of a subnet > core-concepts/network-ac-ls | security-groups-and-nac-ls
    give private subnets access to the internet > nat-gateways | internet-gateways-and-nat-gateways | internet-gateways-public-subnets-and-private-subnets
    deploy the management vpc > deploy-a-management-vpc
    set up application vpcs > deploy-application-vp-cs
    what do I need before I deploy a vpc > deployment-walkthrough/pre-requisites
    how to name variables in terraform > style/terraform-style-guide
    comments in go code > style/golang-style-guide
    what does terragrunt do > tool-fundamentals/terragrunt
    prepare a module for deployment > first-deployment/using-terraform-modules | first-deployment/deploy
    create a kubernetes namespace > kubernetes-namespace
    which role can deploy from ci > ecs-deploy-runner | jenkins
    block public access to a bucket > s-3-bucket
    replicas of a database > amazon-rds | amazon-aurora
    encrypt a database > amazon-rds | amazon-aurora | a-key-for-every-database
    run a function on a schedule > app-orchestration/lambda
    rotate vpn certificates > security/open-vpn
    guardduty in all accounts > aws-root-account-baseline-wrapper | aws-security-account-baseline-wrapper | aws-app-account-baseline-wrapper
    rules for listeners of a load balancer > elastic-load-balancer-elb | amazon-ecs-service
    gruntwork production framework > gruntwork-production-framework | production-framework
    why are rules maps and not lists > keyed-maps-for-rules
    subnets with three numbers > subnets-with-three-numbers`,
  synonym: `
    kubernetes workers > amazon-eks-workers
    s3 storage > s-3-bucket
    serverless containers > amazon-ecs-fargate-cluster | amazon-ecs-service | amazon-ecs-cluster
    postgres > amazon-rds | amazon-aurora
    aurora mysql > amazon-aurora
    ssh server > security/bastion | bastion-host | deploy-a-bastion-host | ec-2-instance
    remote access > open-vpn | security/bastion | bastion-host
    autoscaling > auto-scaling-group-asg | amazon-eks-workers | amazon-eks-core-services
    network acl > core-concepts/network-ac-ls | security-groups-and-nac-ls
    dns > route-53-hosted-zones
    docker registry > amazon-ecr-repositories
    notification > sns-topics`,
  typo: `
    kubernetes_verison > amazon-eks#input-kubernetes_version
    securty groups > core-concepts/security-groups | security-groups-and-nac-ls
    amazon auroa > amazon-aurora
    terragrut > tool-fundamentals/terragrunt
    elasticserch > amazon-elasticsearch
    fargte > amazon-ecs-fargate-cluster
    infrastucture as code > core-concepts/infrastructure-as-code
    expire_untaged_after_days > amazon-ecr-repositories#input-repositories.expire_untagged_after_days
    root acount baseline > aws-root-account-baseline-wrapper
    avaliability zones > regions-and-availability-zones`,
  beginning: `
    elasti > amazon-elasti-cache-for-redis | amazon-elasti-cache-for-memcached | amazon-elasticsearch | elastic-load-balancer-elb
    route ta > core-concepts/route-tables
    defense in d > defense-in-depth
    block_s3 > #input-block_s3_public_access
    out:distribution > public-static-website#output-distribution_id
    link your git > dev-portal/link-github-id
    hosted zo > route-53-hosted-zones
    recommended t > environment-setup/recommended_tools
    eks work > amazon-eks-workers
    alternate_con > #input-alternate_contacts`,
});
