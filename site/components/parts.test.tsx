import { isPageError } from '@gruntwork-docs/engine/shared';
import { renderBody } from '@gruntwork-docs/theme/entry.body';
import { sampleBody } from '@gruntwork-docs/theme/testing';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { Cost } from './Cost.tsx';
import { TestedWith } from './TestedWith.tsx';

const data: Readonly<Record<string, unknown>> = {
  'data/versions': {
    terraform: '1.14',
    terraform_tested: '1.11.4',
    opentofu: '1.12',
    catalog: 'v0.100.0',
    catalog_tested: 'v0.100.0',
    aws_provider: '5.100',
    aws_provider_tested: '5.100.0',
  },
  'data/company': { region: 'eu-west-1' },
};

const render = (element: ReactElement, read = (name: string): unknown => data[name]): string =>
  renderBody(element, sampleBody({ read }));

/** Returns the error's message, location, and hint. */
function fail(element: ReactElement): readonly [message: string, near: string, hint: string] {
  try {
    render(element);
  } catch (error) {
    if (isPageError(error)) return [error.message, error.near, error.hint];
    throw error;
  }
  throw new Error('nothing was wrong');
}

describe('Cost', () => {
  it('says the sums, the place of the prices, what costs it and the source', () => {
    const html = render(
      <Cost perDay="3.10" perMonth="1200" source="https://aws.amazon.com/vpc/pricing/">
        The gateways.
      </Cost>,
    );
    expect(html).toContain(
      '<strong>Cost:</strong> <span>$3.10 a day, $1,200 a month (list prices in eu-west-1)',
    );
    expect(html).toContain('href="https://aws.amazon.com/vpc/pricing/" target="_blank"');
    expect(html).toContain('<div class="cost-body">The gateways.</div>');
  });

  it('says what it knows', () => {
    const html = render(<Cost perMonth="92" />, () => undefined);
    expect(html).toContain('<span>$92 a month (list prices)</span>');
    expect(html).not.toContain('cost-body');
    expect(html).not.toContain('<a');
  });

  it('takes numbers only, and at least one', () => {
    expect(fail(<Cost />)).toEqual(['`<Cost>` has no sum', '<Cost', expect.any(String)]);
    expect(fail(<Cost perDay="$3" />).slice(0, 2)).toEqual(['`perDay` of `<Cost>` is `$3`', 'perDay="$3"']);
  });
});

describe('TestedWith', () => {
  it('names the versions of the data in one order', () => {
    expect(render(<TestedWith tools="catalog aws_provider terraform" />)).toBe(
      '<p class="tested-with">Checked with Terraform\u00a01.11.4, AWS provider\u00a05.100.0, and Service Catalog\u00a0v0.100.0 and mocked providers, not applied to real infrastructure.</p>',
    );
  });

  it('says of tools that were not tried which version the text is written for', () => {
    expect(render(<TestedWith tools="opentofu terraform" />)).toBe(
      '<p class="tested-with">Checked with Terraform\u00a01.11.4 and mocked providers, not applied to real infrastructure. Written for OpenTofu\u00a01.12.</p>',
    );
    expect(render(<TestedWith tools="opentofu" />)).toBe(
      '<p class="tested-with">Written for OpenTofu\u00a01.12.</p>',
    );
  });

  it('refuses tools that are not known, or whose version is not', () => {
    expect(fail(<TestedWith tools="terraform tofu" />)[0]).toBe('tool `tofu` is not known');
    expect(fail(<TestedWith tools="helm" />)).toEqual([
      'the version of `helm` is not known',
      'helm',
      'Add `helm` to `content/data/versions.yaml`.',
    ]);
    expect(fail(<TestedWith tools="" />)[0]).toBe('`<TestedWith>` names no tools');
  });
});
