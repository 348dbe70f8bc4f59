import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { CATALOG } from './test-root.ts';

const REPOSITORY = 'git::git@github.com:gruntwork-io/terraform-aws-service-catalog.git';
const HEADING = '## Usage example';

/** The call in a service's example, as a caller outside the catalog writes it: with the address of a release. */
async function renderCall(service: string): Promise<string> {
  const example = await readFile(path.join(CATALOG, service, 'examples/basic/main.tf'), 'utf8');
  const version = (await readFile(path.join(CATALOG, 'version'), 'utf8')).trim();
  const call = /^module "[^"]*" \{\n[\s\S]*?^\}/m.exec(example)?.[0];
  if (call === undefined) throw new Error(`${service}: the example calls no module`);
  return call.replace(/^ {2}source = "..\/.."$/m, `  source = "${REPOSITORY}//${service}?ref=${version}"`);
}

/** The section of a service's README that shows the call. */
export async function renderUsage(service: string): Promise<string> {
  const intro =
    'For the providers and data sources that this call refers to, see [`examples/basic`](examples/basic/main.tf).';
  return `${HEADING}\n\n${intro}\n\n\`\`\`hcl\n${await renderCall(service)}\n\`\`\`\n`;
}

/** A README with the section in its place: after the overview, before what the service has. */
export function insertUsage(readme: string, usage: string): string {
  const without = readme.replace(/^## Usage example\n[\s\S]*?(?=^## )/m, '');
  return without.replace(/^## Features$/m, () => `${usage}\n## Features`);
}
