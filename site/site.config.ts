import { defineSite, extendTheme } from '@gruntwork-docs/engine';
import { siteSearch } from '@gruntwork-docs/search';
import { theme } from '@gruntwork-docs/theme';

const KNOWLEDGE_BASE = 'https://github.com/gruntwork-io/knowledge-base/discussions';
const DEVELOPER_PORTAL = 'https://app.gruntwork.io';

/** Words that readers search for, next to those that the pages use. */
const SYNONYMS = [
  ['kubernetes', 'k8s', 'eks'],
  ['ec2', 'virtual machine', 'vm', 'server'],
  ['elb', 'alb', 'load balancer'],
  ['s3', 'bucket', 'object storage', 'file storage', 'files'],
  ['rds', 'aurora', 'database', 'postgres', 'postgresql', 'mysql', 'sql'],
  ['lambda', 'serverless', 'function', 'faas'],
  ['memcached', 'memcache'],
  ['ecr', 'container registry', 'docker registry', 'image registry'],
  ['ecs', 'fargate', 'containers', 'docker'],
  ['bastion', 'jump box', 'jump host', 'ssh'],
  ['openvpn', 'vpn', 'remote access'],
  ['route 53', 'dns', 'domain name'],
  ['tls', 'ssl', 'https', 'certificate'],
  ['static website', 'cdn', 'cloudfront'],
  ['sns', 'pub sub', 'notification', 'messages'],
  ['asg', 'auto scaling group', 'autoscaling', 'scale'],
  ['nacl', 'network acl'],
  ['elasticsearch', 'opensearch', 'search engine'],
  [
    'ecs deploy runner',
    'jenkins',
    'pipeline',
    'ci cd',
    'continuous integration',
    'continuous deployment',
    'continuous delivery',
  ],
  ['iac', 'infrastructure as code'],
  ['iam', 'permissions', 'identity'],
  ['security group', 'nacl', 'network acl', 'firewall'],
  ['testing', 'unit test', 'terratest'],
  ['support', 'help', 'contact'],
  ['cis', 'compliance', 'benchmark', 'audit'],
  ['undeploy', 'destroy', 'delete', 'remove', 'clean up'],
  ['upgrade', 'update', 'migrate'],
  ['landing zone', 'control tower', 'account baseline'],
  ['monitoring', 'alerting', 'alarm', 'cloudwatch', 'metrics'],
  ['logging', 'cloudtrail', 'audit log'],
];

export default defineSite({
  title: 'Gruntwork Docs',
  tagline: 'Learn how to deploy and manage your entire infrastructure as code',
  url: 'https://docs.gruntwork.io',
  baseUrl: '/',
  favicon: '/favicon.svg',
  image: '/img/social-card.png',
  socialImages: true,
  i18n: { defaultLocale: 'en', locales: ['en'] },
  staticDirectory: 'static',
  titleDelimiter: '|',
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onBrokenMarkdownLinks: 'warn',
  onDuplicateRoutes: 'warn',
  colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
  navbar: {
    title: 'Gruntwork Docs',
    logo: { src: '/img/logo.svg', srcDark: '/img/logo-dark.svg', alt: 'Gruntwork' },
    hideOnScroll: true,
    items: [
      { type: 'doc', label: 'Intro', docId: 'intro/overview/intro-to-gruntwork', position: 'left' },
      {
        type: 'doc',
        label: 'Guides',
        docId: 'guides/index',
        position: 'left',
        activeBaseRegex: '^/docs/guides',
      },
      { type: 'doc', label: 'Service Catalog API', docId: 'reference/services/intro', position: 'left' },
      { type: 'link', label: 'Courses', to: '/docs/courses', position: 'left' },
      { type: 'link', label: 'Knowledge Base', href: KNOWLEDGE_BASE },
      { type: 'link', label: 'Support', to: '/docs/guides/support' },
      { type: 'link', label: 'Sign In', href: DEVELOPER_PORTAL },
      {
        type: 'dropdown',
        label: 'More',
        items: [
          { type: 'link', label: 'Knowledge Base', href: KNOWLEDGE_BASE },
          { type: 'link', label: 'Support', to: '/docs/guides/support' },
          { type: 'link', label: 'Sign In', href: DEVELOPER_PORTAL },
        ],
      },
    ],
  },
  footer: {
    logo: {
      src: '/img/logo.svg',
      srcDark: '/img/logo-dark.svg',
      alt: 'Gruntwork',
      href: 'https://gruntwork.io',
    },
    columns: [
      {
        title: 'Company',
        items: [
          { label: 'Site', href: 'https://gruntwork.io' },
          { label: 'Blog', href: 'https://blog.gruntwork.io' },
          { label: 'Newsletter', href: 'https://gruntwork.io/newsletter' },
          { label: 'Store', href: 'https://gruntwork.io/store' },
        ],
      },
      {
        title: 'Community',
        items: [
          { label: 'Knowledge Base', href: KNOWLEDGE_BASE },
          { label: 'Slack', href: 'https://gruntwork-community.slack.com' },
          { label: 'GitHub', href: 'https://github.com/gruntwork-io' },
          { label: 'Twitter', href: 'https://twitter.com/gruntwork_io' },
        ],
      },
      {
        title: 'Resources',
        items: [
          { label: 'Developer Portal', href: DEVELOPER_PORTAL },
          {
            label: 'Infrastructure as Code Library',
            href: 'https://gruntwork.io/infrastructure-as-code-library',
          },
          { label: 'DevOps Checklist', href: 'https://gruntwork.io/devops-checklist' },
          { label: 'Support', to: '/docs/guides/support' },
        ],
      },
      {
        title: 'Legal',
        items: [
          { label: 'Privacy Policy', href: 'https://gruntwork.io/legal/privacy-policy' },
          { label: 'Cookie Policy', href: 'https://gruntwork.io/legal/cookie-policy' },
          { label: 'Website Terms', href: 'https://gruntwork.io/legal/website-terms' },
        ],
      },
    ],
    copyright: '© 2020–2022 Gruntwork, Inc. All rights reserved.',
  },
  docs: {
    routeBasePath: '/docs',
    editUrl: 'https://github.com/gruntwork-io/docs/edit/main/site',
    currentVersionLabel: 'Next',
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  },
  search: siteSearch({
    provider: 'embedded',
    indexName: 'docs_site_dev',
    contextualSearch: true,
    synonyms: SYNONYMS,
  }),
  imageZoom: {
    selector: '.markdown :not(em) > img:not(.no-zoom)',
    options: { margin: 0, background: '#fff', scrollOffset: 40 },
  },
  catalog: {
    repository: 'gruntwork-io/terraform-aws-service-catalog',
    source: 'git::git@github.com:gruntwork-io/terraform-aws-service-catalog.git',
    layout: ['services/*/*', 'modules/*'],
  },
  theme: extendTheme(theme, {
    components: './components/index.ts',
    behaviors: './components/subscriber-notice/start.ts',
    styles: ['./components/subscriber-notice/notice.css'],
    linkComponents: ['Course', 'UseCase'],
    plainTextRules: { quotes: ['cost'], items: ['course', 'use-case'] },
  }),
  // Private repositories, which only subscribers can read.
  linkAttributes: [
    {
      match:
        '^https?://(?:www\\.)?github\\.com/gruntwork-io/terraform-aws-service-catalog(?:\\.git)?(?:[/?#]|$)',
      attributes: { 'data-subscribers-only': '', 'data-deferred': '' },
    },
  ],
});
