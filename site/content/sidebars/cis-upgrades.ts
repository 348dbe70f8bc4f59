/** Sidebars of the guides to newer versions of the CIS benchmark. */
export default {
  cis130: [
    {
      type: 'category',
      label: 'CIS 1.3.0 Update Guide',
      link: { type: 'doc', id: 'guides/stay-up-to-date/cis/cis-1.3.0/index' },
      items: [
        'guides/stay-up-to-date/cis/cis-1.3.0/core-concepts',
        {
          type: 'category',
          label: 'Deployment walkthrough',
          items: [
            'guides/stay-up-to-date/cis/cis-1.3.0/deployment-walkthrough/step-1-update-references-to-the-gruntwork-infrastructure-as-code-library',
            'guides/stay-up-to-date/cis/cis-1.3.0/deployment-walkthrough/step-2-manual-steps',
            'guides/stay-up-to-date/cis/cis-1.3.0/deployment-walkthrough/step-3-deploy-new-modules',
          ],
        },
      ],
    },
  ],
  cis140: [
    {
      type: 'category',
      label: 'CIS 1.4.0 Update Guide',
      link: { type: 'doc', id: 'guides/stay-up-to-date/cis/cis-1.4.0/index' },
      items: [
        'guides/stay-up-to-date/cis/cis-1.4.0/core-concepts',
        {
          type: 'category',
          label: 'Deployment walkthrough',
          items: [
            'guides/stay-up-to-date/cis/cis-1.4.0/deployment-walkthrough/step-1-update-references-to-the-gruntwork-infrastructure-as-code-library',
            'guides/stay-up-to-date/cis/cis-1.4.0/deployment-walkthrough/step-2-update-the-account-baseline-modules',
            'guides/stay-up-to-date/cis/cis-1.4.0/deployment-walkthrough/step-3-manual-steps',
          ],
        },
        'guides/stay-up-to-date/cis/cis-1.4.0/finally',
      ],
    },
  ],
};
