import type { SiteConfig } from '@gruntwork-docs/engine/shared';
import { z } from 'zod';

/** Schema of `search` in a site's config. */
export const searchSettingsSchema = z
  .strictObject({
    provider: z.enum(['embedded', 'algolia', 'none']).default('embedded'),
    appId: z.string().optional(),
    apiKey: z.string().optional(),
    indexName: z.string().optional(),
    contextualSearch: z.boolean().default(true),
    /** URL of a proxy in front of the hosted service; defaults to the service itself. */
    endpoint: z.url({ protocol: /^https?$/ }).optional(),
    /** Groups of synonymous words or phrases, for the embedded index. */
    synonyms: z.array(z.array(z.string().min(1)).min(2)).default([]),
  })
  .superRefine((search, context) => {
    if (search.provider !== 'algolia') return;
    for (const key of ['appId', 'apiKey', 'indexName'] as const) {
      if (search[key] !== undefined) continue;
      context.addIssue({ code: 'custom', path: [key], message: 'is needed for hosted search' });
    }
  })
  .prefault({});

export type SearchSettings = z.output<typeof searchSettingsSchema>;
export type SearchSettingsInput = z.input<typeof searchSettingsSchema>;

/** Returns the settings from a config that this schema has validated. */
export function readSearchSettings({ search }: SiteConfig): SearchSettings {
  return search as SearchSettings;
}
