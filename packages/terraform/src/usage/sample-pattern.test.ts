import { RE2JS } from 're2js';
import { describe, expect, it } from 'vitest';
import { samplePattern } from './sample-pattern.ts';

describe('samples of patterns', () => {
  it.each([
    ['^[0-9]{12}$', '123456789012'],
    ['^organizations/[0-9]+$', 'organizations/1234567'],
    ['^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$', '12345678-1234-1234-1234-123456789012'],
    ['^(folders|organizations)/\\d+$', 'folders/1234567'],
    ['^[a-z][a-z0-9-]{1,61}[a-z0-9]$', 'eexamplee'],
    ['^arn:aws[a-z-]*:kms:', 'arn:awsexample:kms:'],
    ['(?i)^(?P<zone>[[:upper:]]{3})\\.x?$', 'EXA.x'],
    ['^rate\\(\\d+ (minutes?|hours?)\\)$', 'rate(1234567 minutes)'],
    ['^[^/]{3}$', 'exa'],
    ['^https://', 'https://'],
  ])('of %s the first is %s', (pattern, sample) => {
    const [first] = samplePattern(pattern);
    expect(first).toBe(sample);
    expect(RE2JS.compile(pattern).matcher(sample).find()).toBe(true);
  });

  it('are none of what cannot be read, and short', () => {
    for (const pattern of ['(', '[', 'a)', '[z', '(((a){100}){100}){100}', 'a'.repeat(1000)]) {
      for (const sample of samplePattern(pattern)) expect(sample.length).toBeLessThanOrEqual(400);
    }
  });
});
