import { renderBody } from '@gruntwork-docs/theme/entry.body';
import { sampleBody } from '@gruntwork-docs/theme/testing';
import { describe, expect, it } from 'vitest';
import type { ModuleVersions } from '#shared/module-versions.ts';
import { VersionTable } from './VersionTable.tsx';

const versions: ModuleVersions = {
  repository: 'a/b',
  ranges: [
    { first: 'v0.1.0', last: 'v0.9.6', terraform: '0.11', aws_provider: '2.x' },
    { first: 'v0.10.0', terraform: '0.12', aws_provider: '2.x' },
  ],
  moves: [
    {
      id: 'terraform-0-12',
      from: 'Terraform 0.11',
      to: 'Terraform 0.12',
      groups: [{ path: 'services/networking', last: 'v0.9.6', first: 'v0.10.0', note: 'Use `count`' }],
    },
  ],
};
const render = (table: React.ReactElement, data: ModuleVersions | undefined = versions): string =>
  renderBody(table, sampleBody({ read: () => data }));

describe('VersionTable', () => {
  it('shows the last release before a move and the first after it', () => {
    const html = render(<VersionTable id="terraform-0-12" />);
    expect(html).toContain('<th scope="col">Last for Terraform 0.11</th>');
    expect(html).toContain('<th scope="col">First for Terraform 0.12</th>');
    expect(html).toContain(
      '<td><code>services/networking</code></td><td><code>v0.9.6</code></td><td><code>v0.10.0</code></td><td>Use <code>count</code></td>',
    );
  });

  it('shows what all releases run on when it names no move', () => {
    const html = render(<VersionTable />);
    expect(html).toContain('aria-label="Table: Releases of a/b"');
    expect(html).toContain('<td><code>v0.1.0</code> to <code>v0.9.6</code></td><td>0.11</td>');
    expect(html).toContain('<td><code>v0.10.0</code> and newer</td><td>0.12</td>');
  });

  it('names a move that the data does not have', () => {
    expect(() => render(<VersionTable id="terraform-9" />)).toThrow('has no move `terraform-9`');
  });
});
