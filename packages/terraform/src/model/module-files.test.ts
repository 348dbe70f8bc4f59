import { describe, expect, it } from 'vitest';
import { findDialect, selectModuleFiles } from './module-files.ts';

const NAMES = ['main.tf', 'main.tofu', 'only.tofu', 'x_override.tofu', 'x_override.tf', 'other.tf.json'];

describe('files of a module', () => {
  it('say which tool reads the folder', () => {
    expect(findDialect(NAMES)).toBe('terraform');
    expect(findDialect(['main.tofu', 'README.md', 'more.tofu.json'])).toBe('opentofu');
    expect(findDialect(['x_override.tf', 'main.tofu'])).toBe('opentofu');
    expect(findDialect(['README.md', '.main.tf'])).toBeUndefined();
  });

  it('for Terraform are those that Terraform reads', () => {
    expect(selectModuleFiles(NAMES)).toEqual({
      primary: ['main.tf', 'other.tf.json'],
      overrides: ['x_override.tf'],
    });
  });

  it('for OpenTofu are its own in place of those of the same name', () => {
    expect(selectModuleFiles(NAMES, 'opentofu')).toEqual({
      primary: ['main.tofu', 'only.tofu', 'other.tf.json'],
      overrides: ['x_override.tofu'],
    });
  });
});
