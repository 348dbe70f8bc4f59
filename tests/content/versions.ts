import { findFenceLines } from '#engine/node/render/markdown/fence-lines.ts';
import type { WrittenText } from './load-texts.ts';

/** Guides about single versions, and posts, which stay what they were on their day. */
const ABOUT_VERSIONS = /^content\/(?:(?:blog|versions|docs\/guides\/stay-up-to-date)\/|includes\/upgrade-)/;

/** True for a page whose versions and names are those of its subject. */
export function isAboutVersions(file: string): boolean {
  return ABOUT_VERSIONS.test(file);
}

/** A comment above a paragraph, table or fence whose version is meant to stay: `{/* fixed version: reason *\/}`. */
const FIXED = /^\s*\{\/\*\s*fixed version:\s*\S.*\*\/\}\s*$/;

/** An inserted value, and what is written on to it. */
const INSERTED = /\[\[[^\]\n]*\]\][\d.]*/g;

const NUMBER = String.raw`(?:version\s+|versions\s+)?v?\d+\.\d+[\d.]*`;

interface VersionRule {
  readonly typed: RegExp;
  readonly name: string;
}

/** Ways of typing a version by hand, with the name in `content/data/versions.yaml` that holds it. */
const RULES: readonly VersionRule[] = [
  { typed: new RegExp(String.raw`\bTerraform(?: and OpenTofu)? ${NUMBER}`), name: 'terraform' },
  { typed: new RegExp(String.raw`\bOpenTofu ${NUMBER}`), name: 'opentofu' },
  { typed: new RegExp(String.raw`\bTerragrunt ${NUMBER}`), name: 'terragrunt' },
  {
    typed:
      /\b(?:Terraform|Terragrunt|OpenTofu)\b[^.\n]{0,60}?\b\d+\.\d+(?:\.\d+)?\b (?:or|and) (?:newer|later)/,
    name: 'terraform_min',
  },
  { typed: new RegExp(String.raw`\b(?:Kubernetes|EKS) ${NUMBER}`), name: 'kubernetes' },
  { typed: new RegExp(String.raw`\bkubectl ${NUMBER}`), name: 'kubectl' },
  { typed: new RegExp(String.raw`\bHelm ${NUMBER}`), name: 'helm' },
  { typed: new RegExp(String.raw`\bPacker ${NUMBER}`), name: 'packer' },
  { typed: new RegExp(String.raw`\bGo ${NUMBER}`), name: 'go' },
  { typed: new RegExp(String.raw`\bAWS CLI ${NUMBER}`), name: 'aws_cli' },
  { typed: new RegExp(String.raw`\b(?:AWS )?provider ${NUMBER}`), name: 'aws_provider' },
  { typed: /\brequired_version\s*=\s*"[^"]*\d/, name: 'terraform_constraint' },
  { typed: /\bterraform-aws-service-catalog\b\S*[?&]ref=v\d[\d.]*/, name: 'catalog' },
  // Samples of a module that readers write themselves begin with `v0.1.0`.
  { typed: /\bv0\.\d{2,}\.\d+\b/, name: 'catalog' },
  { typed: /\b(?:CIS|[Bb]enchmark)\b[^.\n]{0,80}?\bv?[1-9]\.\d\.0\b/, name: 'cis' },
];

/** Versions of tools, the catalog and the benchmark that are typed where the data holds them. */
export function checkVersions(texts: readonly WrittenText[]): string[] {
  return texts.flatMap((text) => {
    if (!/\.mdx?$/.test(text.file) || isAboutVersions(text.file)) return [];
    const fixed = findFixedLines(text);
    return text.lines.flatMap((line, index) => {
      if (fixed.has(index + 1)) return [];
      const typed = [...RULES, ...findProviderRule(text.lines, index)].flatMap((rule) => {
        const found = rule.typed.exec(line.replace(INSERTED, ''))?.[0];
        return found === undefined ? [] : [{ found, name: rule.name }];
      });
      const [first] = typed;
      return first === undefined
        ? []
        : [`${text.file}:${index + 1}  \`${first.found}\`: insert \`[[versions.${first.name}]]\``];
    });
  });
}

/** The constraint of the AWS provider is on a line near its source. */
function findProviderRule(lines: readonly string[], index: number): VersionRule[] {
  const isNear = lines
    .slice(Math.max(0, index - 2), index + 2)
    .some((line) => line.includes('"hashicorp/aws"'));
  return isNear ? [{ typed: /\bversion\s*=\s*"[^"]*\d/, name: 'aws_provider_constraint' }] : [];
}

/** Lines of the blocks below comments that fix a version. */
function findFixedLines({ lines }: WrittenText): Set<number> {
  const fences = findFenceLines(lines.join('\n'));
  const fixed = new Set<number>();
  lines.forEach((line, index) => {
    if (!FIXED.test(line)) return;
    let at = index + 1;
    while (lines[at]?.trim() === '') at++;
    const fence = fences.find(({ first }) => first - 1 === at);
    const end = fence?.last ?? findBlockEnd(lines, at);
    for (; at < end; at++) fixed.add(at + 1);
  });
  return fixed;
}

function findBlockEnd(lines: readonly string[], start: number): number {
  const length = lines.slice(start).findIndex((line) => line.trim() === '');
  return length < 0 ? lines.length : start + length;
}
