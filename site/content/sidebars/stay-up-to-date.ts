/** Sidebars of the pages about stay up to date. */
export default {
  terraform12: [
    {
      type: 'category',
      label: 'Update to Terraform 0.12',
      link: { type: 'doc', id: 'guides/stay-up-to-date/terraform/terraform-12/index' },
      items: [
        'guides/stay-up-to-date/terraform/terraform-12/deployment-walkthrough',
        'guides/stay-up-to-date/terraform/terraform-12/version-compatibility-table',
      ],
    },
  ],
  terraform13: [
    {
      type: 'category',
      label: 'Update to Terraform 0.13',
      link: { type: 'doc', id: 'guides/stay-up-to-date/terraform/terraform-13/index' },
      items: [
        'guides/stay-up-to-date/terraform/terraform-13/core-concepts',
        {
          type: 'category',
          label: 'Deployment walkthrough',
          items: [
            'guides/stay-up-to-date/terraform/terraform-13/deployment-walkthrough/step-1-update-your-code-to-be-compatible-with-terraform-0-12',
            'guides/stay-up-to-date/terraform/terraform-13/deployment-walkthrough/step-2-update-your-code-to-be-compatible-with-terraform-0-13',
            'guides/stay-up-to-date/terraform/terraform-13/deployment-walkthrough/step-3-update-references-to-the-gruntwork-infrastructure-as-code-library',
            'guides/stay-up-to-date/terraform/terraform-13/deployment-walkthrough/updating-the-gruntwork-reference-architecture-to-terraform-0-13',
          ],
        },
      ],
    },
  ],
  terraform14: [
    {
      type: 'category',
      label: 'Update to Terraform 0.14',
      link: { type: 'doc', id: 'guides/stay-up-to-date/terraform/terraform-14/index' },
      items: [
        'guides/stay-up-to-date/terraform/terraform-14/core-concepts',
        {
          type: 'category',
          label: 'Deployment walkthrough',
          items: [
            'guides/stay-up-to-date/terraform/terraform-14/deployment-walkthrough/step-1-update-your-code-to-be-compatible-with-terraform-0-13',
            'guides/stay-up-to-date/terraform/terraform-14/deployment-walkthrough/step-2-update-your-code-to-be-compatible-with-terraform-0-14',
            'guides/stay-up-to-date/terraform/terraform-14/deployment-walkthrough/step-3-update-references-to-the-gruntwork-infrastructure-as-code-library',
            'guides/stay-up-to-date/terraform/terraform-14/deployment-walkthrough/step-4-start-using-lock-files',
          ],
        },
      ],
    },
  ],
  terraform15: [
    {
      type: 'category',
      label: 'Update to Terraform 0.15',
      link: { type: 'doc', id: 'guides/stay-up-to-date/terraform/terraform-15/index' },
      items: [
        'guides/stay-up-to-date/terraform/terraform-15/core-concepts',
        {
          type: 'category',
          label: 'Deployment walkthrough',
          items: [
            'guides/stay-up-to-date/terraform/terraform-15/deployment-walkthrough/step-1-update-your-code-to-be-compatible-with-terraform-0-14',
            'guides/stay-up-to-date/terraform/terraform-15/deployment-walkthrough/step-2-update-your-code-to-be-compatible-with-terraform-0-15',
            'guides/stay-up-to-date/terraform/terraform-15/deployment-walkthrough/step-3-update-references-to-the-gruntwork-infrastructure-as-code-library',
          ],
        },
      ],
    },
  ],
  terraform1x: [
    {
      type: 'category',
      label: 'Update to Terraform 1.x',
      link: { type: 'doc', id: 'guides/stay-up-to-date/terraform/terraform-1.x/index' },
      items: [
        'guides/stay-up-to-date/terraform/terraform-1.x/core-concepts',
        {
          type: 'category',
          label: 'Deployment walkthrough',
          items: [
            'guides/stay-up-to-date/terraform/terraform-1.x/deployment-walkthrough/step-1-update-your-code-to-be-compatible-with-terraform-0-15',
            'guides/stay-up-to-date/terraform/terraform-1.x/deployment-walkthrough/step-2-update-references-to-the-gruntwork-infrastructure-as-code-library',
          ],
        },
      ],
    },
  ],
  terraformServiceProviderV3: [
    {
      type: 'category',
      label: 'Update to AWS Provider v3',
      link: { type: 'doc', id: 'guides/stay-up-to-date/terraform/how-to-update-to-aws-provider-v3/index' },
      items: [
        'guides/stay-up-to-date/terraform/how-to-update-to-aws-provider-v3/core-concepts',
        'guides/stay-up-to-date/terraform/how-to-update-to-aws-provider-v3/deployment-walkthrough',
      ],
    },
  ],
  dryRefArch: [
    {
      type: 'category',
      label: 'DRY your Reference Architecture',
      link: {
        type: 'doc',
        id: 'guides/stay-up-to-date/terraform/how-to-dry-your-reference-architecture/index',
      },
      items: [
        'guides/stay-up-to-date/terraform/how-to-dry-your-reference-architecture/core-concepts',
        {
          type: 'category',
          label: 'Deployment walkthrough',
          items: [
            'guides/stay-up-to-date/terraform/how-to-dry-your-reference-architecture/deployment-walkthrough/intro',
            'guides/stay-up-to-date/terraform/how-to-dry-your-reference-architecture/deployment-walkthrough/update-to-the-service-catalog-based-reference-architecture',
            'guides/stay-up-to-date/terraform/how-to-dry-your-reference-architecture/deployment-walkthrough/optional-even-dryer-configuration',
            'guides/stay-up-to-date/terraform/how-to-dry-your-reference-architecture/deployment-walkthrough/refactoring-common-configurations-for-a-component',
          ],
        },
      ],
    },
  ],
};
