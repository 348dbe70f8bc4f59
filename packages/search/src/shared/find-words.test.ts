import { describe, expect, test } from 'vitest';
import { findCorrections, findShards } from './find-terms.ts';
import { stem } from './stem.ts';

describe('forms of a word have one stem', () => {
  test.each([
    ['deploy', 'deploys', 'deployed', 'deploying', 'deployment', 'deployments'],
    ['encrypt', 'encrypted', 'encryption', 'encrypts'],
    ['cluster', 'clusters'],
    ['policy', 'policies'],
    ['plan', 'planned', 'planning', 'plans'],
    ['configure', 'configured', 'configuring'],
  ])('%s', (word, ...forms) => {
    for (const form of forms) expect(stem(form), form).toBe(stem(word));
  });

  test('words that are no forms of each other keep apart, and identifiers have none', () => {
    expect(stem('access')).toBe('access');
    expect(stem('status')).toBe('status');
    expect(stem('vpc_ids')).toBe('vpc_ids');
    expect(stem('s3')).toBe('s3');
  });
});

test('a mistyped word is corrected, the nearer word first; a short one is left alone', () => {
  const words = ['kubernetes', 'terraform', 'terragrunt', 'bucket', 'buckets'];
  expect(findCorrections(words, 'kuberntes')).toEqual(['kubernetes']);
  expect(findCorrections(words, 'bukcet')).toEqual(['bucket', 'buckets']);
  expect(findCorrections(words, 'kubren')).toEqual(['kubernetes']);
  expect(findCorrections(words, 'ekb')).toEqual([]);
});

test('few files hold what begins with a text, however much of it there is', () => {
  const starts = ['0', 'cl*', 'cla', 'clu', 'cluster', 'cluster_name', 'd'];
  // The word itself sorts before the entry for all words that start with it.
  expect(findShards(starts, 'cl')).toEqual([1, 0]);
  expect(findShards(starts, 'cluster')).toEqual([4, 5]);
  expect(findShards(starts, 'zebra')).toEqual([6]);
  expect(findShards(starts, '!')).toEqual([]);
});
