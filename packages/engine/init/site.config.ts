import { defineSite } from '@gruntwork-docs/engine';

export default defineSite({
  title: '{{title}}',
  tagline: 'What it is, in one line',
  url: 'https://docs.example.com',
  navbar: {
    title: '{{title}}',
    items: [{ type: 'doc', label: 'Guide', docId: 'index', position: 'left' }],
  },
});
