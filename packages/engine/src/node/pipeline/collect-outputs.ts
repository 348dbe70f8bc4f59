import path from 'node:path';
import { hashJson, hashText } from '../cache/hash.ts';
import type { CheckedPage } from '../check/check-pages.ts';
import {
  createMarkdownPage,
  type MarkdownExportContext,
} from '../index/markdown-export/create-markdown-page.ts';
import {
  type AddressedPage,
  createAddressResolver,
  hasMarkdownPage,
  toMarkdownFile,
} from '../index/markdown-export/markdown-address.ts';
import { NO_PLAIN_TEXT_RULES } from '../index/markdown-export/plain-text-rules.ts';
import { SOCIAL_FOLDER } from '../index/social/image-painter.ts';
import { findPublished, type OutputFile } from '../publish/manifest.ts';
import { createOutputSet, type OutputSet } from '../publish/output-set.ts';
import type { OutputSession } from '../publish/staging.ts';
import { isHostFile } from '../publish/static-files.ts';
import type { GeneratedFile } from '../read/sources/page-source.ts';
import type { BuildPlan } from './plan-build.ts';
import type { BuildInputs } from './read-inputs.ts';
import type { LoadedSite } from './site/load-site.ts';
import { createPageKey } from './site/plan-tasks.ts';
import { getSocialDir, type SiteState } from './site/site-state.ts';
import { listSourceFiles } from './site/source-files.ts';
import { addSiteFiles } from './site-files.ts';

/** All files of the site: pages, their images, static files, scripts and styles, files for hosts. */
export async function collectOutputs(
  inputs: BuildInputs,
  { model, plans, env, documentHash }: BuildPlan,
  { bodies, documents }: SiteState,
  { outDir }: Pick<OutputSession, 'outDir'>,
): Promise<{ outputs: OutputSet; pages: CheckedPage[] }> {
  const { loaded, theme, staticFiles, manifest } = inputs;
  const { staticDirectory, leftOutFiles } = loaded.config.config;
  const outputs = createOutputSet();
  for (const [file, output] of staticFiles)
    if (!isHostFile(file) && !leftOutFiles.includes(file))
      outputs.add(file, `${staticDirectory}/${file}`, output);
  for (const file of theme.clientFiles) {
    outputs.add(`assets/${file}`, 'the theme', {
      type: 'copy',
      from: path.join(theme.clientDir, file),
      key: file,
    });
  }
  const pages: CheckedPage[] = [];
  const twins = createMarkdownExportContext(loaded, plans);
  const sourceFiles = listSourceFiles(loaded, env);
  const madeFiles = new Set(sourceFiles.map(([, path]) => path));
  for (const plan of plans) {
    const body = bodies.get(plan.key);
    if (body === undefined) continue;
    pages.push({ plan, info: body.info });
    const pageKey = createPageKey(body, plan, documentHash);
    outputs.add(plan.output, plan.key, { type: 'staged', key: pageKey });
    const image = documents.get(pageKey)?.image;
    if (image !== undefined)
      outputs.add(`${SOCIAL_FOLDER}/${image}`, 'pictures of pages', {
        type: 'copy',
        from: path.join(getSocialDir(loaded.cache), image),
        key: image,
      });
    const twin = toMarkdownFile(plan.output);
    // A source may provide richer Markdown for a page than its text.
    if (hasMarkdownPage(plan) && !madeFiles.has(`/${twin}`))
      outputs.add(twin, plan.key, createMarkdownPage(plan, body, twins));
    const { styles } = body.info;
    if (styles !== undefined)
      outputs.add(styles.path.slice(1), 'styles of texts', {
        type: 'text',
        text: styles.css,
        key: styles.path,
      });
    for (const asset of body.info.assets) {
      outputs.add(asset.path.slice(1), asset.file, {
        type: 'copy',
        from: path.join(loaded.siteDir, asset.file),
        key: asset.path,
      });
    }
  }
  for (const [source, path, file] of sourceFiles)
    outputs.add(path.slice(1), `the source ${source}`, toOutput(file, loaded.config.sourcesHash));
  const scriptHashes = [...documents.values()].flatMap(({ scripts }) => scripts);
  const find = (file: string, key: string) => findPublished(file, key, outDir, manifest);
  await addSiteFiles({ loaded, model, theme, scriptHashes, staticFiles, findPublished: find }, outputs);
  return { outputs, pages };
}

/** Context for the Markdown export of pages. */
function createMarkdownExportContext(
  { config: { config, theme }, cache }: Pick<LoadedSite, 'config' | 'cache'>,
  pages: readonly AddressedPage[],
): MarkdownExportContext {
  const marks = theme.plainTextRules ?? NO_PLAIN_TEXT_RULES;
  return {
    config,
    resolve: createAddressResolver(pages, config),
    marks,
    marksHash: hashJson(marks),
    cache,
  };
}

function toOutput(file: GeneratedFile, sourcesHash: string): OutputFile {
  return {
    type: 'text',
    key: hashText(file.key, sourcesHash),
    get text() {
      return file.render();
    },
  };
}
