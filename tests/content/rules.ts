import path from 'node:path';
import type { MdastNode } from 'satteri';
import { at, type ContentPage, placeOf, proseOf, walk } from './load-pages.ts';

/** Fewer words of prose than this and a page does not earn its route. */
const LEAST_WORDS = 180;
/** An identical paragraph longer than this on two pages belongs on one of them. */
const LONGEST_REPEAT = 160;
/** Search engines and previews cut a description off behind this. */
const LONGEST_DESCRIPTION = 160;

/** Pages whose title promises a list, or whose body a component makes. */
const SHORT_PAGES = /\/(?:index|next-steps|intro|stub|glossary)\.mdx$|\/courses\.mdx$/;

export function checkDescriptions(pages: readonly ContentPage[]): string[] {
  return pages.flatMap(({ file, frontmatter }) => {
    const { description } = frontmatter;
    if (typeof description !== 'string') return [`${file}:1  has no description`];
    const { length } = description;
    return length > LONGEST_DESCRIPTION
      ? [`${file}:1  description has ${length} characters, ${LONGEST_DESCRIPTION} are shown`]
      : [];
  });
}

export function checkHeadings(pages: readonly ContentPage[]): string[] {
  return pages.flatMap((page) => {
    let above = 1;
    return [...walk(page.tree)].flatMap((node) => {
      if (node.type !== 'heading') return [];
      const faults: string[] = [];
      if (node.depth === 1) faults.push(at(page, node, 'the title is repeated as a heading'));
      else if (node.depth > above + 1)
        faults.push(at(page, node, `heading jumps from level ${above} to ${node.depth}`));
      above = node.depth;
      return faults;
    });
  });
}

export function checkLength(pages: readonly ContentPage[]): string[] {
  return pages.flatMap((page) => {
    if (SHORT_PAGES.test(page.file)) return [];
    const own = 'children' in page.tree ? page.tree.children.filter((node) => isOwn(page, node)) : [];
    const words = own
      .map(proseOf)
      .join(' ')
      .split(/\s+/)
      .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
    return words < LEAST_WORDS
      ? [`${page.file}:1  has ${words} words of prose, ${LEAST_WORDS} are the least`]
      : [];
  });
}

/** What other pages say as well earns no route. */
function isOwn(page: ContentPage, node: MdastNode): boolean {
  return placeOf(page, node).file === page.file;
}

export function checkImages(pages: readonly ContentPage[]): string[] {
  return pages.flatMap((page) =>
    [...walk(page.tree)].flatMap((node) => {
      if (node.type === 'image') return node.alt ? [] : [at(page, node, 'image has no text alternative')];
      if (node.type !== 'mdxJsxFlowElement' || node.name !== 'Diagram') return [];
      const alt = node.attributes.find((attribute) => 'name' in attribute && attribute.name === 'alt');
      return alt?.value ? [] : [at(page, node, 'diagram has no text alternative')];
    }),
  );
}

/** Every page is linked from another one, and leads on. */
export function checkLinks(pages: readonly ContentPage[]): string[] {
  const linked = new Set<string>();
  const faults: string[] = [];
  for (const page of pages) {
    const targets = linksOf(page);
    if (targets.length === 0) faults.push(`${page.file}:1  links to nothing`);
    for (const file of targets) if (file !== page.file) linked.add(file);
  }
  for (const { file } of pages)
    if (!linked.has(file) && !file.startsWith('content/blog/')) faults.push(`${file}:1  no page links here`);
  return faults;
}

/** Files that a page links to. */
function linksOf(page: ContentPage): string[] {
  return [...walk(page.tree)].flatMap((node) => {
    const { file } = placeOf(page, node);
    if (node.type === 'link' || node.type === 'definition') return [toFile(node.url, file)];
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
    return node.attributes.flatMap((attribute) =>
      'name' in attribute && attribute.name === 'href' && typeof attribute.value === 'string'
        ? [toFile(attribute.value, file)]
        : [],
    );
  });
}

function toFile(target: string, from: string): string {
  const bare = target.replace(/[#?].*$/, '');
  if (!bare.startsWith('/')) return path.posix.normalize(path.posix.join(path.posix.dirname(from), bare));
  return `content${bare.replace(/\/$/, '/index')}.mdx`;
}

/** Paragraphs that stand word for word on two pages. */
export function checkRepeats(pages: readonly ContentPage[]): string[] {
  const first = new Map<string, string>();
  const faults: string[] = [];
  for (const page of pages) {
    for (const node of walk(page.tree)) {
      if (node.type !== 'paragraph' || !isOwn(page, node)) continue;
      const text = proseOf(node).replace(/\s+/g, ' ').trim();
      if (text.length < LONGEST_REPEAT) continue;
      const other = first.get(text);
      if (other === undefined) first.set(text, at(page, node, ''));
      else faults.push(at(page, node, `the same paragraph stands at ${other.trim()}`));
    }
  }
  return faults;
}

/** Words that we write in one way only. */
const TERMS: readonly { readonly avoid: RegExp; readonly prefer: string }[] = [
  { avoid: /\bterra form\b|\bTerraForm\b/, prefer: 'Terraform' },
  { avoid: /\bTerraGrunt\b/, prefer: 'Terragrunt' },
  { avoid: /\bgithub\b(?![./])|\bGithub\b/, prefer: 'GitHub' },
  { avoid: /\bIAC\b|\binfrastructure-as-code\b/, prefer: 'infrastructure as code' },
  {
    avoid: /\b[Aa]vailability [Zz]one\b(?<!Availability Zone|availability zone)/,
    prefer: 'Availability Zone',
  },
  { avoid: /\bk8s\b|\bK8s\b/, prefer: 'Kubernetes' },
  { avoid: /\bopen source (?=software|project|tool|fork)/, prefer: 'open-source' },
  { avoid: /\bset-up (?=the|a|your)\b/, prefer: 'set up' },
  { avoid: /\bblacklist|\bwhitelist/i, prefer: 'denylist, allowlist' },
  { avoid: /\b(?:simply|obviously|of course)\b/i, prefer: 'nothing: say what to do' },
  { avoid: /\bcoming soon\b|\bTBD\b|\blorem ipsum\b/i, prefer: 'the text itself' },
];

export function checkTerms(pages: readonly ContentPage[]): string[] {
  const faults = pages.flatMap((page) =>
    [...walk(page.tree)].flatMap((node) => {
      if (node.type !== 'text') return [];
      return TERMS.flatMap(({ avoid, prefer }) => {
        const found = avoid.exec(node.value)?.[0];
        return found === undefined ? [] : [at(page, node, `\`${found}\`: write ${prefer}`)];
      });
    }),
  );
  // An included text is wrong once.
  return [...new Set(faults)];
}
