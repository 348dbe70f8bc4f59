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
      label: 'Core concepts',
      items: [
        'intro/core-concepts/infrastructure-as-code',
        'intro/core-concepts/immutable-infrastructure',
        'intro/core-concepts/production-framework',
      ],
    },
    {
      type: 'category',
      label: 'Get access to the developer portal',
      items: [
        'intro/dev-portal/create-account',
        'intro/dev-portal/link-github-id',
        'intro/dev-portal/invite-team',
      ],
    },
    {
      type: 'category',
      label: 'Set up your environment',
      items: ['intro/environment-setup/recommended_tools'],
    },
    {
      type: 'category',
      label: 'Tool fundamentals',
      items: [
        'intro/tool-fundamentals/terraform',
        'intro/tool-fundamentals/terragrunt',
        'intro/tool-fundamentals/packer',
        'intro/tool-fundamentals/docker',
      ],
    },
    {
      type: 'category',
      label: 'Deploy your first module',
      items: [
        'intro/first-deployment/using-terraform-modules',
        'intro/first-deployment/deploy',
        'intro/first-deployment/testing',
      ],
    },
    'intro/next-steps',
  ],
};
