/** Sidebar of the VPC guide. */
export default {
  vpcSidebar: [
    {
      type: 'category',
      label: 'VPC Guide',
      link: { type: 'doc', id: 'guides/build-it-yourself/vpc/index' },
      collapsed: false,
      items: [
        {
          type: 'category',
          label: 'Core concepts',
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
          label: 'Production-grade design',
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
