import { z } from 'zod';

const ga4 = z.strictObject({
  provider: z.literal('ga4'),
  /** Measurement id of a web data stream. */
  trackingId: z.string().regex(/^G-[A-Z\d]+$/, 'must be a measurement id such as `G-ABC123XYZ`'),
  /** Makes the service drop the last part of IP addresses before it uses them. */
  anonymizeIp: z.boolean().default(true),
  /** URL that replaces the service's own, for a proxy. */
  endpoint: z.url({ protocol: /^https?$/ }).optional(),
});

const collector = z.strictObject({
  provider: z.literal('collector'),
  /** URL that receives `{ "url", "title", "referrer" }` by POST. */
  endpoint: z.url({ protocol: /^https?$/ }),
});

/** `analytics` of the site's config: the recipient of page views. */
export const analyticsConfigSchema = z.discriminatedUnion('provider', [ga4, collector]);
export type AnalyticsConfig = z.infer<typeof analyticsConfigSchema>;
