/** Sidebars of the pages about reference architecture. */
export default {
  refarchSidebar: [
    {
      type: 'category',
      label: 'Reference Architecture Guide',
      items: [
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
          label: 'Monitoring, Alerting & Logging',
          items: [
            'guides/reference-architecture/monitoring-alerting-logging/intro',
            'guides/reference-architecture/monitoring-alerting-logging/metrics',
            'guides/reference-architecture/monitoring-alerting-logging/alerts',
            'guides/reference-architecture/monitoring-alerting-logging/logs',
          ],
        },
        {
          type: 'category',
          label: 'Undeploying Your Architecture',
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
