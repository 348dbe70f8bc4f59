import { renderBody } from '@gruntwork-docs/theme/entry.body';
import { sampleBody } from '@gruntwork-docs/theme/testing';
import { describe, expect, it } from 'vitest';
import { Glossary } from './Glossary.tsx';
import { Term } from './Term.tsx';

const glossary = {
  url: '/x/docs/reference/glossary',
  entries: [{ id: 'cidr', term: 'CIDR', definition: 'Notation such as `10.0.0.0/16`.', more: '/docs/cidr' }],
};
const context = sampleBody({ baseUrl: '/x/', read: () => glossary });

describe('Term', () => {
  it('links to its entry and is described by the definition', () => {
    const html = renderBody(<Term id="cidr">CIDR block</Term>, context);
    expect(html).toContain('href="/x/docs/reference/glossary#cidr"');
    const id = /aria-describedby="([^"]+)"/.exec(html)?.[1];
    expect(html).toContain(`role="tooltip" id="${id}"`);
    expect(html).toContain('Notation such as <code>10.0.0.0/16</code>.');
    expect(html).toContain('>CIDR block</a>');
  });

  it('says its own name when the sentence gives no words', () => {
    expect(renderBody(<Term id="cidr" />, context)).toContain('>CIDR</a>');
  });

  it('names a term that the glossary does not have', () => {
    expect(() => renderBody(<Term id="vcp" />, context)).toThrow('the glossary has no term `vcp`');
  });
});

describe('Glossary', () => {
  it('lists every term with an anchor, its definition and the page that says more', () => {
    const html = renderBody(<Glossary />, context);
    expect(html).toContain('<dt id="cidr">');
    expect(html).toContain('href="/x/docs/cidr"');
  });
});
