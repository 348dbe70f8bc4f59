#!/usr/bin/env node
// Prints figures of the language of pages, READMEs, and descriptions of inputs: `npm run writing -- <folder> [--list]`. `--list` prints each hit.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Words and turns of phrase to count, per 1,000 words.
 * @type {Readonly<Record<string, RegExp>>}
 */
const PATTERNS = {
  each: /\beach\b/gi,
  'nominal what': /(?<![\w-])what\s+(?!(?:is|are|does|do|can|should|if|about|to)\b[^.?]*\?)(?=\w)/gi,
  semicolon: /;/g,
  'this page': /\b(?:this page|on this page)\b/gi,
  'may for can': /\bmay\b/g,
  'rights for permissions': /\brights\b/gi,
  'by hand': /\bby hand\b/gi,
  'switch on or off': /\bswitch(?:es|ed|ing)?\s+(?:\w+\s+)?(?:on|off)\b/gi,
  'mail for email': /\bmails?\b/gi,
  'pre-requisite': /\bpre-requisites?\b/gi,
  'is told': /\b(?:is|are|was|were) told\b/gi,
  'of your own': /\bof (?:your|its|their|our) (?:own|choice)\b/gi,
};
const SHORT_SENTENCE = 6;

/** @param {string} place @returns {string[]} */
function listFiles(place) {
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place).flatMap((name) => listFiles(path.join(place, name)));
}

/**
 * The prose of a file: of Terraform its descriptions, messages, and comments; of Markdown all but code, components, and addresses.
 * @param {string} file
 */
function readProse(file) {
  const text = readFileSync(file, 'utf8');
  if (file.endsWith('.tf')) {
    const strings = [...text.matchAll(/(?:description|error_message)\s*=\s*"((?:[^"\\]|\\.)*)"/g)];
    const comments = [...text.matchAll(/^\s*#\s?(.*)$/gm)];
    return [...strings, ...comments].map(([, words = '']) => words.replace(/`[^`]*`/g, 'code')).join('\n\n');
  }
  const description = /^description:\s*(.*)$/m.exec(text)?.[1] ?? '';
  const body = text
    .replace(/^---\n[\s\S]*?\n---/, '')
    .replace(/\{\/\*[\s\S]*?\*\/\}|<!--[\s\S]*?-->/g, '')
    .replace(/^\s*(`{3,}|~{3,})[\s\S]*?^\s*\1\s*$/gm, '');
  const spoken = [...body.matchAll(/\b(?:alt|caption|title|label)="([^"]*)"/g)].map(([, words]) => words);
  const prose = body
    .replace(/<\/?[A-Za-z][^>]*>/g, ' ')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/`[^`\n]+`/g, 'code')
    .replace(/\*+/g, '');
  return [description, ...spoken, prose].join('\n\n');
}

/** @param {string} text */
const countWords = (text) => text.match(/[\p{L}\p{N}'’-]+/gu)?.length ?? 0;

/** Sentences of paragraphs and list items; headings and tables have none. @param {string} prose */
function listSentences(prose) {
  return prose
    .split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.)\s)/)
    .filter((block) => !/^\s*[|#]/.test(block))
    .flatMap((block) =>
      block
        .replace(/^\s*(?:[-*]|\d+\.)\s+/, '')
        .replace(/\s+/g, ' ')
        .split(/(?<=[.!?])\s+(?=[A-Z"“`(])/),
    )
    .filter((sentence) => /[.!?:]$/.test(sentence.trim()) && countWords(sentence) > 1);
}

const args = process.argv.slice(2);
const places = args.filter((arg) => !arg.startsWith('-'));
const files = (places.length > 0 ? places : ['site/content', 'site/catalog'])
  .flatMap(listFiles)
  .filter((file) => /\.(?:mdx?|tf)$/.test(file));
const texts = files.map((file) => ({ file, prose: readProse(file) }));
const words = texts.reduce((sum, { prose }) => sum + countWords(prose), 0);
const sentences = texts.flatMap(({ prose }) => listSentences(prose));
/** @param {number} count */
const share = (count) => `${((count / Math.max(1, sentences.length)) * 100).toFixed(1)} %`;
const short = sentences.filter((sentence) => countWords(sentence) <= SHORT_SENTENCE).length;
const explaining = sentences.filter((sentence) => /:\s+\S/.test(sentence)).length;
console.log(`${files.length} files, ${words} words, ${sentences.length} sentences`);
console.log(`sentences of ${SHORT_SENTENCE} words or fewer: ${share(short)}`);
console.log(`sentences with a colon and its explanation: ${share(explaining)}`);
for (const [name, pattern] of Object.entries(PATTERNS)) {
  const hits = texts.flatMap(({ file, prose }) =>
    [...prose.matchAll(pattern)].map(({ index }) => ({
      file,
      near: prose.slice(Math.max(0, index - 40), index + 60),
    })),
  );
  console.log(
    `${name}: ${hits.length}, ${((hits.length / Math.max(1, words)) * 1000).toFixed(2)} per 1,000 words`,
  );
  if (args.includes('--list'))
    for (const { file, near } of hits) console.log(`  ${file}: ${near.replace(/\s+/g, ' ')}`);
}
