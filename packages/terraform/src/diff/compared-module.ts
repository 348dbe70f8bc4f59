import type { TerraformModule } from '../model/module.ts';

/** The part of a module that versions are compared by. */
export type ComparedModule = Omit<TerraformModule, 'readme'>;
