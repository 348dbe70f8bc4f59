import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { cutSection, listHeadings } from './cut-section.ts';
import { findPage, RequestError } from './find-page.ts';
import {
  callsModules,
  createUsage,
  describeModule,
  findInput,
  findModule,
  shortenModule,
  validateUsage,
} from './modules.ts';
import type { BuiltSite } from './open-site.ts';
import { searchSite } from './search-site.ts';

const READING =
  'Begin with `search`, and read what it finds with `get_page`, or with `get_section` where one part is enough.';
const INSTRUCTIONS = `Documentation of a service catalog of Terraform modules. Begin with \`search\` for guides and concepts and with \`list_modules\` for modules.
Before you write a block that calls a module, read its inputs with \`get_module\`, make the block with \`create_usage\`, and check what you changed with \`validate_usage\`.`;

/** Response for code of which only the syntax could be checked. */
const NOTHING_CALLED =
  'The syntax is right. No module of the catalog is called, so that no inputs were checked: `get_module` has the source that calls need.';

/** Maximum number of characters in a response: most assistants silently truncate longer ones. */
const LONGEST = 50_000;

const module = z
  .string()
  .describe('Path in the catalog such as `services/data-storage/s-3-bucket`, or its last part');
const page = z.string().describe('Path or URL of a page, such as `/docs/guides/support`');

/** Creates the server of a built site, not connected yet. It has tools for modules if the site has any. */
export function createServer(site: BuiltSite): McpServer {
  const hasCatalog = site.modules.length > 0;
  const server = new McpServer(
    { name: 'gruntwork-docs', version: '0.1.0' },
    { instructions: hasCatalog ? INSTRUCTIONS : READING, capabilities: { tools: {} } },
  );
  const readOnly = { readOnlyHint: true, openWorldHint: false };

  server.registerTool(
    'search',
    {
      title: 'Search the documentation',
      description:
        'Finds pages, sections, modules, inputs and outputs by their words, the best first. Forgives typing mistakes.',
      inputSchema: z.strictObject({
        query: z.string().describe('A few words, or the name of an input'),
        limit: z.int().min(1).max(50).default(10).describe('Places to return'),
        index: z
          .string()
          .optional()
          .describe(`One of: ${site.indexes.join(', ')}`),
      }),
      annotations: readOnly,
    },
    (input) => answer(() => searchSite(site, input)),
  );
  server.registerTool(
    'get_page',
    {
      title: 'Read a page',
      description: 'A page as Markdown.',
      inputSchema: z.strictObject({ page }),
      annotations: readOnly,
    },
    (input) => answer(async () => shortenPage(await site.readPage(findPage(site, input.page)))),
  );
  server.registerTool(
    'get_section',
    {
      title: 'Read a section of a page',
      description: 'What stands below one heading of a page, as Markdown.',
      inputSchema: z.strictObject({
        page,
        heading: z.string().describe('Words of the heading, or its anchor'),
      }),
      annotations: readOnly,
    },
    (input) => answer(async () => findSection(await site.readPage(findPage(site, input.page)), input)),
  );
  if (!hasCatalog) return server;
  server.registerTool(
    'list_modules',
    {
      title: 'List the modules',
      description:
        'Every module of the catalog with its page, what it is for and the names of its required inputs.',
      inputSchema: z.strictObject({
        query: z.string().optional().describe('Only modules whose path or description has these words'),
      }),
      annotations: readOnly,
    },
    ({ query }) =>
      answer(() => {
        const words = query?.toLowerCase().split(/\s+/) ?? [];
        const found = site.modules.map(describeModule).filter(({ path, description = '' }) => {
          const text = `${path} ${description}`.toLowerCase();
          return words.every((word) => text.includes(word));
        });
        if (found.length > 0) return found;
        throw new RequestError(
          `No module has the words \`${query ?? ''}\`. Leave \`query\` out for all ${site.modules.length}.`,
        );
      }),
  );
  server.registerTool(
    'get_module',
    {
      title: 'Describe a module',
      description: 'A module with its source, inputs, outputs, requirements and resources.',
      inputSchema: z.strictObject({ module }),
      annotations: readOnly,
    },
    (input) => answer(() => shortenModule(findModule(site.modules, input.module))),
  );
  server.registerTool(
    'get_input',
    {
      title: 'Describe an input',
      description: 'One input of a module with its type as a tree, its default and its validation rules.',
      inputSchema: z.strictObject({ module, input: z.string().describe('Name of the input') }),
      annotations: readOnly,
    },
    (input) => answer(() => findInput(findModule(site.modules, input.module), input.input)),
  );
  server.registerTool(
    'create_usage',
    {
      title: 'Write a usage block',
      description:
        'A block that calls a module at the release of this site, in the form of `terraform fmt`. Required inputs without a value get an example.',
      inputSchema: z.strictObject({
        module,
        inputs: z.record(z.string(), z.json()).default({}).describe('Values by name of the input'),
        tool: z.enum(['terraform', 'tofu', 'terragrunt']).default('terraform'),
      }),
      annotations: readOnly,
    },
    (input) => answer(() => createUsage(findModule(site.modules, input.module), input.tool, input.inputs)),
  );
  server.registerTool(
    'validate_usage',
    {
      title: 'Check a usage block',
      description:
        'Checks HCL: its syntax, and every call of a module of the catalog against what that module accepts.',
      inputSchema: z.strictObject({ code: z.string().describe('Terraform, OpenTofu or Terragrunt code') }),
      annotations: readOnly,
    },
    (input) =>
      answer(() => {
        const problems = validateUsage(site.modules, input.code);
        if (problems.length > 0) throw new RequestError(problems.join('\n'));
        return callsModules(site.modules, input.code) ? 'No problems found.' : NOTHING_CALLED;
      }),
  );
  return server;
}

/** Returns a result of the protocol; a request error becomes its message, and is no failure of the server. */
async function answer(make: () => unknown): Promise<CallToolResult> {
  try {
    const result = await make();
    const text = typeof result === 'string' ? result : JSON.stringify(result, undefined, 1);
    return { content: [{ type: 'text', text }] };
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    return { content: [{ type: 'text', text: error.message }], isError: true };
  }
}

/** Truncates a long page, and appends its remaining headings. */
function shortenPage(markdown: string): string {
  if (markdown.length <= LONGEST) return markdown;
  const start = markdown.slice(0, markdown.lastIndexOf('\n', LONGEST));
  const lines = start.split('\n').length;
  const rest = listHeadings(markdown).filter(({ line, level }) => line >= lines && level <= 3);
  return `${start}\n\n---\n\nThe page is longer. Read its other sections with \`get_section\`:\n${rest.map(({ text }) => `- ${text}`).join('\n')}\n`;
}

function findSection(markdown: string, { page: named, heading }: { page: string; heading: string }): string {
  const section = cutSection(markdown, heading);
  if (section !== undefined) return section.slice(0, LONGEST);
  const headings = listHeadings(markdown).map(({ text }) => `- ${text}`);
  throw new RequestError(`\`${named}\` has no heading \`${heading}\`. It has:\n${headings.join('\n')}`);
}
