import { z } from 'zod';
import { refusePath } from './refuse-path.ts';

/** `blog` of the site's config: the URL of the blog in `content/blog`, and the size of its pages. */
export const blogConfigSchema = z.strictObject({
  /** URL path of the blog below the base URL; the empty string puts it at the root. */
  routeBasePath: z
    .string()
    .regex(/^$|^\/.*[^/]$/, 'must begin with a slash and not end with one')
    .superRefine(refusePath)
    .default('/blog'),
  title: z.string().min(1).default('Blog'),
  description: z.string().min(1).default('Blog'),
  /** Number of posts on one page of the list, and of a tag's list. */
  postsPerPage: z.int().min(1).default(10),
  sidebarTitle: z.string().min(1).default('Recent posts'),
  /** Number of newest posts in the sidebar of the blog. */
  sidebarCount: z.int().min(1).default(5),
  /** Number of newest posts in the feeds. */
  feedCount: z.int().min(1).default(20),
});
