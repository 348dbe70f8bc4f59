import type { TerraformModule } from '../model/module.ts';

/** The parts of a module that comparisons use. */
export type ComparedModule = Omit<TerraformModule, 'readme'>;
