/** Which pages stand beside each other, by the name of the sidebar that shows them. */
export default {
  introSidebar: [
    {
      type: 'category',
      label: 'Overview',
      collapsed: false,
      items: [
        'intro/overview/intro-to-gruntwork',
        'intro/overview/how-it-works',
        'intro/overview/getting-started',
      ],
    },
    {
      type: 'category',
      label: 'Core Concepts',
      items: [
        'intro/core-concepts/production-framework',
        'intro/core-concepts/infrastructure-as-code',
        'intro/core-concepts/immutable-infrastructure',
      ],
    },
    {
      type: 'category',
      label: 'Accessing the Dev Portal',
      items: [
        'intro/dev-portal/create-account',
        'intro/dev-portal/invite-team',
        'intro/dev-portal/link-github-id',
      ],
    },
    {
      type: 'category',
      label: 'Setting Up Your Environment',
      items: ['intro/environment-setup/recommended_tools'],
    },
    {
      type: 'category',
      label: 'Tool Fundamentals',
      items: [
        'intro/tool-fundamentals/docker',
        'intro/tool-fundamentals/packer',
        'intro/tool-fundamentals/terraform',
        'intro/tool-fundamentals/terragrunt',
      ],
    },
    {
      type: 'category',
      label: 'Deploy Your First Module',
      items: [
        'intro/first-deployment/using-terraform-modules',
        'intro/first-deployment/testing',
        'intro/first-deployment/deploy',
      ],
    },
    'intro/next-steps',
  ],
  referenceSidebar: [
    'reference/intro',
    { type: 'ref', id: 'reference/services/intro', label: 'Service APIs' },
    { type: 'ref', id: 'reference/modules/stub', label: 'Module APIs' },
    { type: 'ref', id: 'reference/tools/stub', label: 'Tools' },
  ],
  servicesSidebar: [
    'reference/services/intro',
    {
      type: 'category',
      label: 'App Orchestration',
      items: [
        'reference/services/app-orchestration/amazon-ecs-cluster',
        'reference/services/app-orchestration/amazon-ecs-fargate-cluster',
        'reference/services/app-orchestration/amazon-ecs-service',
        'reference/services/app-orchestration/amazon-eks-core-services',
        'reference/services/app-orchestration/amazon-eks-workers',
        'reference/services/app-orchestration/amazon-eks',
        'reference/services/app-orchestration/auto-scaling-group-asg',
        'reference/services/app-orchestration/ec-2-instance',
        'reference/services/app-orchestration/kubernetes-namespace',
        'reference/services/app-orchestration/kubernetes-service',
        'reference/services/app-orchestration/lambda',
        'reference/services/app-orchestration/public-static-website',
      ],
    },
    {
      type: 'category',
      label: 'CI/CD Pipeline',
      items: [
        'reference/services/ci-cd-pipeline/ecs-deploy-runner',
        'reference/services/ci-cd-pipeline/jenkins',
      ],
    },
    {
      type: 'category',
      label: 'Data Storage',
      items: [
        'reference/services/data-storage/amazon-aurora',
        'reference/services/data-storage/amazon-ecr-repositories',
        'reference/services/data-storage/amazon-elasti-cache-for-memcached',
        'reference/services/data-storage/amazon-elasti-cache-for-redis',
        'reference/services/data-storage/amazon-elasticsearch',
        'reference/services/data-storage/amazon-rds',
        'reference/services/data-storage/s-3-bucket',
      ],
    },
    {
      type: 'category',
      label: 'Landing Zone',
      items: [
        'reference/services/landing-zone/aws-app-account-baseline-wrapper',
        'reference/services/landing-zone/aws-root-account-baseline-wrapper',
        'reference/services/landing-zone/aws-security-account-baseline-wrapper',
        'reference/services/landing-zone/gruntwork-access',
        'reference/services/landing-zone/iam-users-and-iam-groups',
      ],
    },
    {
      type: 'category',
      label: 'Networking',
      items: [
        'reference/services/networking/elastic-load-balancer-elb',
        'reference/services/networking/management-vpc',
        'reference/services/networking/route-53-hosted-zones',
        'reference/services/networking/sns-topics',
        'reference/services/networking/virtual-private-cloud-vpc',
      ],
    },
    {
      type: 'category',
      label: 'Security',
      items: [
        'reference/services/security/bastion',
        'reference/services/security/open-vpn',
        'reference/services/security/tls-scripts',
      ],
    },
  ],
  modulesSidebar: ['reference/modules/stub'],
  toolsSidebar: ['reference/tools/stub'],
  vpcSidebar: [
    {
      type: 'category',
      label: 'VPC Guide',
      link: { type: 'doc', id: 'guides/build-it-yourself/vpc/index' },
      collapsed: false,
      items: [
        {
          type: 'category',
          label: 'Core Concepts',
          items: [
            'guides/build-it-yourself/vpc/core-concepts/what-is-a-vpc',
            'guides/build-it-yourself/vpc/core-concepts/default-vp-cs-and-custom-vp-cs',
            'guides/build-it-yourself/vpc/core-concepts/vpc-ip-addresses',
            'guides/build-it-yourself/vpc/core-concepts/cidr-notation',
            'guides/build-it-yourself/vpc/core-concepts/subnets',
            'guides/build-it-yourself/vpc/core-concepts/route-tables',
            'guides/build-it-yourself/vpc/core-concepts/internet-gateways-public-subnets-and-private-subnets',
            'guides/build-it-yourself/vpc/core-concepts/nat-gateways',
            'guides/build-it-yourself/vpc/core-concepts/security-groups',
            'guides/build-it-yourself/vpc/core-concepts/network-ac-ls',
            'guides/build-it-yourself/vpc/core-concepts/vpc-peering',
            'guides/build-it-yourself/vpc/core-concepts/vpc-endpoints',
            'guides/build-it-yourself/vpc/core-concepts/regions-and-availability-zones',
          ],
        },
        {
          type: 'category',
          label: 'Production Grade Design',
          items: [
            'guides/build-it-yourself/vpc/production-grade-design/intro',
            'guides/build-it-yourself/vpc/production-grade-design/defense-in-depth',
            'guides/build-it-yourself/vpc/production-grade-design/multiple-aws-accounts',
            'guides/build-it-yourself/vpc/production-grade-design/multiple-vp-cs',
            'guides/build-it-yourself/vpc/production-grade-design/multiple-subnet-tiers',
            'guides/build-it-yourself/vpc/production-grade-design/security-groups-and-nac-ls',
            'guides/build-it-yourself/vpc/production-grade-design/internet-gateways-and-nat-gateways',
            'guides/build-it-yourself/vpc/production-grade-design/bastion-host',
          ],
        },
        {
          type: 'category',
          label: 'Deployment walkthrough',
          items: [
            'guides/build-it-yourself/vpc/deployment-walkthrough/pre-requisites',
            'guides/build-it-yourself/vpc/deployment-walkthrough/deploy-a-management-vpc',
            'guides/build-it-yourself/vpc/deployment-walkthrough/deploy-application-vp-cs',
            'guides/build-it-yourself/vpc/deployment-walkthrough/deploy-a-bastion-host',
            'guides/build-it-yourself/vpc/deployment-walkthrough/clean-up-default-vp-cs-and-security-groups',
          ],
        },
        'guides/build-it-yourself/vpc/next-steps',
      ],
    },
  ],
};
