/** Sidebar of the introduction. */
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
};
