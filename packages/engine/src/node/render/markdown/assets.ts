import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isExternalUrl, withBase } from '#shared/url.ts';
import { hashText } from '../../cache/hash.ts';
import { BuildError } from '../../errors/build-error.ts';
import { locate } from '../../errors/frame.ts';
import { decodeText } from '../../files/decode-text.ts';
import { noteFile } from '../../files/file-hashes.ts';
import { findPublicFile } from '../../files/find-public-file.ts';
import { measureImage } from '../../files/measure-image.ts';
import { findPosition } from '../../read/content/text-origin.ts';
import { describeRefusal, isRefused, readActiveParts } from '../html/active-content.ts';
import type { CompileContext } from './compile-context.ts';
import { toSitePath } from './link-environment.ts';

export interface ResolvedImage {
  readonly url: string;
  readonly width: number | undefined;
  readonly height: number | undefined;
}

/** Publishes a file next to the page; `undefined` (and a problem) when it does not exist. */
export function publishAsset(
  file: string,
  raw: string,
  context: CompileContext,
): { path: string; data: Buffer } | undefined {
  const data = readOrReport(file, raw, context);
  if (data === undefined) return undefined;
  const { name, ext } = path.posix.parse(file);
  const published = `/assets/files/${name}.${hashText(data).slice(0, 8)}${ext}`;
  context.assets.push({ file, path: published });
  return { path: published, data };
}

/**
 * Text of an SVG next to the file that names it, for inlining into the page. Throws a `BuildError` for one
 * with active content.
 */
export function readDrawing(raw: string, from: string, context: CompileContext): string | undefined {
  const link = context.resolve(raw, from);
  if (link.kind !== 'file') return undefined;
  const data = readOrReport(link.file, raw, context);
  if (data === undefined) return undefined;
  const text = decodeText(data, link.file);
  const refused = readActiveParts(text).find((part) => isRefused(part, context.env.trustContributors));
  if (refused === undefined) return text;
  const { message, hint } = describeRefusal(refused);
  const { line, column } = locate(text, refused.offset);
  throw new BuildError(message, { ...findPosition({ file: link.file, source: text }, line, column), hint });
}

/** URL and size of an image: next to the page, in the static directory, or external. */
export function resolveImage(raw: string, from: string, context: CompileContext): ResolvedImage {
  const unknown = { width: undefined, height: undefined };
  if (isExternalUrl(raw)) return { url: raw, ...unknown };
  const { env } = context;
  const link = context.resolve(raw, from);
  if (link.kind === 'file') {
    const asset = publishAsset(link.file, raw, context);
    return asset === undefined
      ? { url: raw, ...unknown }
      : { url: withBase(env.baseUrl, asset.path), ...(measureImage(asset.data) ?? unknown) };
  }
  const sitePath = toSitePath(raw, env);
  const staticFile = sitePath.replace(/[?#].*$/, '');
  const file = `${env.staticDirectory}${staticFile}`;
  if (!env.staticFiles.has(staticFile)) {
    reportMissing(file, `image \`${raw}\` does not exist`, raw, context);
    return { url: raw, ...unknown };
  }
  const data = readOrReport(file, raw, context);
  return { url: withBase(env.baseUrl, sitePath), ...((data && measureImage(data)) ?? unknown) };
}

function readOrReport(file: string, raw: string, context: CompileContext): Buffer | undefined {
  const { siteDir, publicFolders } = context.env;
  const found = findPublicFile(siteDir, file, publicFolders);
  if ('path' in found) {
    try {
      const data = readFileSync(found.path);
      noteFile(context.files, file, hashText(data));
      return data;
    } catch {
      context.problems.push({ kind: 'image', message: `file \`${raw}\` cannot be read`, raw });
      return undefined;
    }
  }
  const message = `file \`${raw}\` ${found.fault}`;
  if (found.isMissing) reportMissing(file, message, raw, context);
  else context.problems.push({ kind: 'image', message, raw });
  return undefined;
}

/** The page is rendered again once the file exists. */
function reportMissing(file: string, message: string, raw: string, context: CompileContext): void {
  noteFile(context.files, file, '');
  context.problems.push({ kind: 'image', message, raw, missing: file });
}
