import type { SiteConfig } from '@gruntwork-docs/engine/shared';
import { z } from 'zod';

/** `search` of a site's config. */
export const searchSettingsSchema = z
  .strictObject({
    provider: z.enum(['embedded', 'algolia', 'none']).default('embedded'),
    appId: z.string().optional(),
    apiKey: z.string().optional(),
    indexName: z.string().optional(),
    contextualSearch: z.boolean().default(true),
    /** Address of a server that stands before the hosted service; absent: the service itself. */
    endpoint: z.url({ protocol: /^https?$/ }).optional(),
    /** Groups of words or phrases that mean the same, for the embedded index. */
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

/** The settings in a config that was checked with this schema. */
export function readSearchSettings({ search }: SiteConfig): SearchSettings {
  return search as SearchSettings;
}
