import { hashText } from '../../../cache/hash.ts';
import { defineSource, type GeneratedFile } from '../page-source.ts';
import { createBlogPlans } from './blog-plans.ts';
import { blogRoute } from './blog-routes.ts';
import { createFeedViews, renderFeeds } from './feeds.ts';
import { BLOG_FOLDER, loadBlog } from './load-blog.ts';

/** The posts of `content/blog` with their lists, tags, archive and feeds; published once, in the default language. */
export const blogSource = defineSource({
  name: 'blog',
  shownElsewhere: [BLOG_FOLDER],
  load: loadBlog,
  plan(blog, context) {
    const { config, texts, toUrl } = context;
    return {
      pages: createBlogPlans(blog, context),
      landings: [{ label: texts.blogArchive, url: toUrl(blogRoute(config, 'archive')) }],
      feeds: createFeedViews(config),
    };
  },
  outputs(blog, { config }) {
    return new Map(
      [...renderFeeds(blog, config)].map(([path, text]): [string, GeneratedFile] => [
        path,
        { key: hashText(text), render: () => text },
      ]),
    );
  },
});
