/** Sidebars of the pages about reference architecture. */
export default {
  refarchSidebar: [
    {
      type: 'category',
      label: 'Reference Architecture Guide',
      link: { type: 'doc', id: 'guides/reference-architecture/index' },
      items: [
        {
          type: 'category',
          label: 'Authentication',
          items: [
            'guides/reference-architecture/authenticate/intro',
            'guides/reference-architecture/authenticate/setting-up-initial-access',
            'guides/reference-architecture/authenticate/authenticate-to-the-aws-web-console',
            'guides/reference-architecture/authenticate/authenticate-to-aws-via-the-cli',
            'guides/reference-architecture/authenticate/authenticate-to-ec2-instances-via-ssh',
            'guides/reference-architecture/authenticate/authenticate-to-the-vpn-server',
          ],
        },
        {
          type: 'category',
          label: 'Deploy your apps',
          items: [
            'guides/reference-architecture/deploy-apps/intro',
            'guides/reference-architecture/deploy-apps/what-is-already-deployed',
            'guides/reference-architecture/deploy-apps/the-app',
            'guides/reference-architecture/deploy-apps/dockerizing',
            'guides/reference-architecture/deploy-apps/publish-docker-image',
          ],
        },
        {
          type: 'category',
          label: 'Configure Gruntwork Pipelines',
          items: [
            'guides/reference-architecture/configure-gw-pipelines/intro',
            'guides/reference-architecture/configure-gw-pipelines/ci--cd-pipeline-for-infrastructure-code',
            'guides/reference-architecture/configure-gw-pipelines/ci--cd-pipeline-for-app-code',
            'guides/reference-architecture/configure-gw-pipelines/update-the-ci--cd-pipeline-itself',
          ],
        },
        {
          type: 'category',
          label: 'Monitoring, alerting, and logging',
          items: [
            'guides/reference-architecture/monitoring-alerting-logging/intro',
            'guides/reference-architecture/monitoring-alerting-logging/metrics',
            'guides/reference-architecture/monitoring-alerting-logging/alerts',
            'guides/reference-architecture/monitoring-alerting-logging/logs',
          ],
        },
        {
          type: 'category',
          label: 'Add an account',
          items: [
            'guides/reference-architecture/adding-a-new-account/intro',
            'guides/reference-architecture/adding-a-new-account/create-new-account-in-your-aws-org',
            'guides/reference-architecture/adding-a-new-account/update-logs-security-shared-accounts-to-allow-cross-account-access',
            'guides/reference-architecture/adding-a-new-account/deploy-the-security-baseline',
            'guides/reference-architecture/adding-a-new-account/deploy-the-ecs-deploy-runner',
          ],
        },
        {
          type: 'category',
          label: 'Undeploy your architecture',
          items: [
            'guides/reference-architecture/undeploy/intro',
            'guides/reference-architecture/undeploy/before-you-get-started',
            'guides/reference-architecture/undeploy/pre-requisite-force-destroy-on-s3-buckets',
            'guides/reference-architecture/undeploy/pre-requisite-understand-module-dependencies',
            'guides/reference-architecture/undeploy/manually-undeploying-a-single-module',
            'guides/reference-architecture/undeploy/manually-undeploying-multiple-modules-or-an-entire-environment',
            'guides/reference-architecture/undeploy/removing-the-terraform-state',
            'guides/reference-architecture/undeploy/useful-tips',
            'guides/reference-architecture/undeploy/known-errors',
          ],
        },
      ],
    },
  ],
};
