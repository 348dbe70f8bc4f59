import type { BodyContext } from '@gruntwork-docs/engine/theme';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { renderBody } from '../entry.body.tsx';
import { getMessages } from '../messages/messages.ts';
import { sampleBody } from '../testing.ts';
import { CodeBlock } from './CodeBlock.tsx';
import { Source } from './Source.tsx';

const render = (element: ReactElement, part: Partial<BodyContext> = {}): string =>
  renderBody(element, sampleBody(part));

describe('Source', () => {
  it('is a small link that may have words', () => {
    expect(render(<Source href="/docs/a" />)).toBe('<a class="source" href="/docs/a">Source</a>');
    expect(render(<Source href="/docs/a">AWS prices</Source>)).toContain('>AWS prices</a>');
  });
});

describe('labels of code', () => {
  it('tell what a command prints, which is not to be copied', () => {
    const html = render(<CodeBlock lang="text" html="x" expect="true" />);
    expect(html).toContain('data-expect=""');
    expect(html).toContain('Expected output');
  });

  it('tell which machine the commands are for, beside the title', () => {
    const html = render(<CodeBlock lang="bash" html="x" host="bastion host" title="check.sh" />);
    expect(html).toContain('On the bastion host');
    expect(html).toContain('<span>check.sh</span>');
    expect(html).not.toContain('data-expect');
  });

  it('is called what the site calls code blocks, for screen readers alone', () => {
    const texts = { ...getMessages('en'), codeName: 'Sample' };
    expect(render(<CodeBlock lang="text" html="x" />, { texts })).toContain(
      '<span class="sr-only code-name">Sample</span>',
    );
    expect(render(<CodeBlock lang="text" html="x" />)).not.toContain('code-name');
  });

  it('are in the language of the page', () => {
    const html = render(<CodeBlock lang="text" html="x" expect="true" />, { texts: getMessages('ar') });
    expect(html).toContain('المخرجات المتوقعة');
  });
});
