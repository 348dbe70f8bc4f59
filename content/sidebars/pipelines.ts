/** Sidebars of the pages about pipelines. */
export default {
  pipelineSidebar: [
    {
      type: 'category',
      label: 'Deployment walkthrough',
      items: [
        'guides/build-it-yourself/pipelines/deployment-walkthrough/pre-requisites',
        'guides/build-it-yourself/pipelines/deployment-walkthrough/deploy-a-vpc',
        'guides/build-it-yourself/pipelines/deployment-walkthrough/deploy-the-ecs-deploy-runner',
        'guides/build-it-yourself/pipelines/deployment-walkthrough/try-out-the-ecs-deploy-runner',
        'guides/build-it-yourself/pipelines/deployment-walkthrough/define-pipeline-as-code',
        'guides/build-it-yourself/pipelines/deployment-walkthrough/configure-ci-server',
      ],
    },
    'guides/build-it-yourself/pipelines/next-steps',
  ],
};
