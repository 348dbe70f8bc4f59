import { tryDecode } from './try-decode.ts';

/** Maximum bytes of a path segment: file systems allow 255, and an extension is appended. */
const LONGEST_PART = 240;

/**
 * The reason why a site path cannot become a file below the output folder, as the end of a sentence;
 * `undefined` when it can. Percent signs are decoded repeatedly: a host may decode more than once.
 */
export function findPathError(path: string): string | undefined {
  for (const part of path.split('/')) {
    const fault = findPartFault(part);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/** The reason why no link can lead to a site path, as the end of a sentence; `undefined` when one can. */
export function findAddressError(path: string): string | undefined {
  const sign = path.match(/[?#]/)?.[0];
  return sign && `\`${sign}\` ends the path of an address`;
}

/** Matches nearly every segment: nothing to decode, single-byte characters, short enough. */
const PLAIN = /^[\w-][\w.~-]{0,199}$/;

function findPartFault(part: string): string | undefined {
  if (PLAIN.test(part)) return undefined;
  const shown = part.length > 60 ? `${part.slice(0, 60)}…` : part;
  if (/\p{Cs}/u.test(part)) return 'it holds half of a character (a lone surrogate)';
  for (const form of decodeFully(part)) {
    if (form === '.' || form === '..') return `\`${shown}\` leads out of its folder`;
    if (/[/\\]/.test(form)) return `\`${shown}\` hides a slash`;
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
    if (/[\0-\x1f\x7f]/.test(form)) return 'it holds a control character';
  }
  const bytes = new TextEncoder().encode(decodeFully(part).at(-1)).length;
  return bytes > LONGEST_PART
    ? `\`${shown}\` is ${bytes} bytes long, and ${LONGEST_PART} are the most that a part of it may have`
    : undefined;
}

/** A text and all of its repeated decodings, until nothing changes. */
function decodeFully(text: string): string[] {
  const forms = [text];
  for (let next = tryDecode(text); next !== forms.at(-1); next = tryDecode(next)) forms.push(next);
  return forms;
}

/**
 * Resolves a path below a folder of the site: `..` goes one folder up, encoded characters are decoded.
 * Returns the reason when the result leaves the site or cannot be a file.
 */
export function resolveSitePath(folder: string, path: string): { path: string } | { fault: string } {
  const parts: string[] = [];
  for (const part of `${folder}/${path}`.split('/')) {
    if (part === '' || part === '.') continue;
    if (part === '..') {
      if (parts.pop() === undefined) return { fault: 'it leads out of the site' };
      continue;
    }
    const fault = findPartFault(part);
    if (fault !== undefined) return { fault };
    parts.push(part);
  }
  const isFolder = path.endsWith('/') || path === '';
  return { path: `/${parts.join('/')}${isFolder && parts.length > 0 ? '/' : ''}` };
}
