import { z } from 'zod';
import { isScriptUrl } from './script-url.ts';

/** An address in a config or a data file: one that runs code is an error. */
export const address = z
  .string()
  .refine((text) => !isScriptUrl(text), 'is an address that runs code; write one of a page');
