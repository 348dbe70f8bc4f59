import { describe, expect, it } from 'vitest';
import { selectModuleFiles } from './module-files.ts';

const NAMES = ['main.tf', 'main.tofu', 'only.tofu', 'x_override.tofu', 'x_override.tf', 'other.tf.json'];

describe('files of a module', () => {
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
