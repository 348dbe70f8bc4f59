const HEADING = /^(\s{0,3}#{1,6}\s.*?)\s*\{\s*\/\*\s*(#[^\s*]+)\s*\*\/\s*\}\s*$/;
const ELEMENT_SOURCE =
  /(<(?:img|source|video|audio|a)\b[^>]*?\s(?:src|href|poster)=)\{require\((['"])(?:!!?[\w-]+!)?([^'"]+)\2\)(?:\.default)?\}/g;

/** A `<head>` element in content: a component. */
const HEAD = /^(\s*<\/?)head>/;

/** A component property whose value is a required module. */
const PROPERTY = /(\s\w+=)\{require\((['"])([^'"]+)\2\)(?:\.default)?\}/g;

/**
 * Converts Docusaurus syntax to the engine's; line numbers stay the same. Fences named `mdx-code-block` are
 * unwrapped, modules that properties require are imported at the end, `{/* #id *\/}` becomes `{#id}`, live
 * code gets a label that says so, files that an element requires are named by their paths.
 */
export function prepareText(text: string): string {
  const lines = text.split(/\r?\n/);
  let fence: string | undefined;
  let unwrapped: string | undefined;
  const imports: string[] = [];
  for (const [index, line] of lines.entries()) {
    const [, indent = '', mark, info = ''] =
      /^(\s*(?:[-*+>]\s+|\d+[.)]\s+)*)(`{3,}|~{3,})(.*)$/.exec(line) ?? [];
    if (fence !== undefined) {
      if (mark?.startsWith(fence) && info.trim() === '') fence = undefined;
      continue;
    }
    if (unwrapped !== undefined && mark?.startsWith(unwrapped) && info.trim() === '') {
      lines[index] = '';
      unwrapped = undefined;
      continue;
    }
    if (mark !== undefined && !info.includes('`')) {
      if (/^mdx-code-block\b/.test(info.trim())) {
        lines[index] = indent.trimEnd();
        unwrapped = mark;
      } else {
        fence = mark;
        if (/\slive\b/.test(info) && !/\btitle=/.test(info)) lines[index] = `${line} title="Live example"`;
      }
      continue;
    }
    const heading = HEADING.exec(line);
    const named = (heading === null ? line : `${heading[1]} {${heading[2]}}`).replace(HEAD, '$1Head>');
    lines[index] = !named.includes('require(')
      ? named
      : named
          .replace(ELEMENT_SOURCE, (_, start: string, __, name: string) => `${start}"${toSiteFile(name)}"`)
          .replace(PROPERTY, (_, start: string, __, name: string) => {
            const local = `__required${imports.length}`;
            imports.push(`import ${local} from ${JSON.stringify(name)};`);
            return `${start}{${local}}`;
          });
  }
  return [...lines, ...(imports.length > 0 ? ['', ...imports, ''] : [])].join('\n');
}

/** An absolute path in a `require` call is relative to the site's folder. */
function toSiteFile(name: string): string {
  return name.startsWith('/static/') ? `@site${name}` : name;
}
