import type { CodeSample, SampleProblem } from '@gruntwork-docs/engine/source';
import { parseFenceMeta } from '@gruntwork-docs/engine/source';
import { YAML } from '../check-page-samples.ts';
import { toPlainCode } from '../plain-code.ts';
import { createYamlReader, type ReadYaml } from '../read-yaml.ts';
import { checkManifest } from './check-manifest.ts';
import { findManifests } from './find-manifests.ts';

/** Checks the Kubernetes objects in the YAML samples of a page against the schemas of their kinds. */
export async function checkPageManifests(
  fences: readonly CodeSample[],
  readYaml: ReadYaml = createYamlReader(),
): Promise<SampleProblem[]> {
  const problems: SampleProblem[] = [];
  for (const { lang, meta, code, line } of fences) {
    const fenceMeta = parseFenceMeta(meta);
    if (!YAML.has(lang) || fenceMeta.unchecked !== undefined) continue;
    for (const manifest of findManifests(readYaml(toPlainCode(code, fenceMeta)))) {
      const found = await checkManifest(manifest);
      problems.push(
        ...found.map((problem) => ({
          line: line + problem.line - 1,
          message: `${lang}: ${problem.message}`,
        })),
      );
    }
  }
  return problems;
}
