import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import postcss, { type AcceptedPlugin } from 'postcss';
import { PAGE_CLASS, scopeStyles } from './scope-styles.ts';

/** Marks stylesheets that apply to React pages only. */
const MARK = 'docusaurus-page';
const MARKED = /\.css\?(?:.*&)?docusaurus-page(?:&|$)/;

/** Styles of React pages in Docusaurus that load before the site's own stylesheets. */
const BASE = createRequire(import.meta.url).resolve('infima/dist/css/default/default.css');

/** Lets the page begin below the navbar and use the full width; type and background are the theme's. */
const FRAME = `.page:has(.${PAGE_CLASS}) > :is(main, .main) { max-inline-size: none; padding: 0; }
@layer docusaurus {
  :root :where(.${PAGE_CLASS}) {
    --ifm-font-family-base: var(--font-text);
    --ifm-font-family-monospace: var(--font-code);
    --ifm-background-color: transparent;
    --ifm-color-primary: var(--color-accent);
  }
  /* What the theme says of these elements and Docusaurus does not. */
  :where(.${PAGE_CLASS} :is(p, ul, ol, dl, blockquote, figcaption)) { max-inline-size: none; }
  :where(.${PAGE_CLASS} :is(img, svg, video, canvas)) { display: inline; }
  :where(.${PAGE_CLASS} li) { margin-block: 0; padding-inline-start: 0; }
  :where(.${PAGE_CLASS} :is(code, samp)) { line-height: inherit; outline: 0; }
  :where(.${PAGE_CLASS} a:not(:hover)) { text-decoration: none; }
  :where(.${PAGE_CLASS} :is(h1, h2, h3, h4, h5, h6)) { letter-spacing: normal; }
}
`;

/** Generates the module of all styles for React pages, as a string. */
export function createPageStyles(styles: readonly string[], siteDir: string): string {
  const files = styles.map((file) => path.resolve(siteDir, file)).filter((file) => existsSync(file));
  const names = [BASE, ...files].map((file) => {
    const compiled = /\.s[ac]ss$/.test(file) ? `${file}.css` : file;
    return JSON.stringify(`${compiled}?inline&${MARK}`);
  });
  return [
    ...names.map((name, index) => `import s${index} from ${name};`),
    `export default [s0, ${JSON.stringify(FRAME)}, ${names
      .slice(1)
      .map((_, index) => `s${index + 1}`)
      .join(', ')}].join('\\n');`,
  ].join('\n');
}

export function isPageStyles(id: string): boolean {
  return MARKED.test(id);
}

/**
 * Transforms a stylesheet of the site: limits it to React pages and to the classes that the site's files use.
 */
export async function toPageStyles(
  css: string,
  file: string,
  { siteDir, baseUrl }: { readonly siteDir: string; readonly baseUrl: string },
): Promise<string> {
  const plugins = /@tailwind\b|@apply\b|\btheme\(/.test(css) ? loadTailwind(siteDir) : [];
  const { css: full } = await postcss(plugins).process(nameStaticFiles(css, baseUrl), {
    from: file.replace(/\?.*$/, ''),
  });
  const words = readWords(path.join(siteDir, 'src'));
  return scopeStyles(full, (name) => words.has(name));
}

/** Resolves URLs relative to the site's folder: files in `static` are published without that folder name. */
function nameStaticFiles(css: string, baseUrl: string): string {
  return css.replace(/\burl\((["']?)(?:~?@site)?\/static\//g, `url($1${baseUrl}`);
}

/**
 * Loads the site's own Tailwind with its config: Docusaurus sites add it to PostCSS by a plugin of their
 * config.
 */
function loadTailwind(siteDir: string): AcceptedPlugin[] {
  const load = createRequire(path.join(siteDir, 'package.json'));
  const config = ['js', 'cjs', 'mjs', 'ts']
    .map((end) => path.join(siteDir, `tailwind.config.${end}`))
    .find((file) => existsSync(file));
  if (config === undefined) return [];
  const tailwind: (config: object) => AcceptedPlugin = load('tailwindcss');
  const loadConfig: (file: string) => { content?: unknown } = load('tailwindcss/loadConfig');
  const own = loadConfig(config);
  const content = Array.isArray(own.content)
    ? own.content.map((entry: unknown) => (typeof entry === 'string' ? path.resolve(siteDir, entry) : entry))
    : own.content;
  return [tailwind({ ...own, content })];
}

/** Returns all possible class names in the scripts and content of a folder. */
function readWords(folder: string): ReadonlySet<string> {
  if (!existsSync(folder)) return new Set();
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const texts = files
    .filter((name) => /\.(?:[cm]?[jt]sx?|mdx?)$/.test(name))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'));
  return new Set(
    texts
      .flatMap((text) => text.match(/[\w\-:[\]./%#()!,]+/g) ?? [])
      .flatMap((word) => [word, ...(word.match(/[\w-]+/g) ?? [])]),
  );
}
