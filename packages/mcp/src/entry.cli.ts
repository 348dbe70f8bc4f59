import path from 'node:path';
import { parseArgs } from 'node:util';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { createServer } from './create-server.ts';
import { openSite } from './open-site.ts';

const USAGE = 'gruntwork-docs-mcp [--out <folder of the built site, `dist` without any>]';

/** Serves on standard output until standard input ends; messages for people go to standard error. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist' } } });
  const site = await openSite(path.resolve(values.out));
  await createServer(site).connect(new StdioServerTransport());
}

try {
  await main();
} catch (error) {
  console.error(`error: ${error instanceof Error ? error.message : String(error)}\nusage: ${USAGE}`);
  process.exitCode = 1;
}
