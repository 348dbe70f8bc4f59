import type { LoadContext } from '@gruntwork-docs/engine';
import type { SiteLocale } from '@gruntwork-docs/engine/source';
import { findPluginFolder, type Messages, readMessages, TRANSLATIONS } from './translations.ts';

type Config = LoadContext['config'];
type NavbarItem = Config['navbar']['items'][number];

/**
 * Translates the config: documents and posts below the locale's path, labels of navbar and footer from the
 * theme's files. `blogId` is the id of the blog.
 */
export async function translateConfig(
  config: Config,
  locale: SiteLocale,
  siteDir: string,
  blogId?: string,
): Promise<Config> {
  const read = (name: string): Promise<Messages> =>
    readMessages(siteDir, `${TRANSLATIONS}/${locale.name}/docusaurus-theme-classic/${name}.json`);
  const [bar, foot, posts] = await Promise.all([
    read('navbar'),
    read('footer'),
    readMessages(siteDir, `${findPluginFolder(locale.name, 'blog', blogId)}/options.json`),
  ]);
  const { navbar, footer, docs, blog } = config;
  const title = bar.get('title') ?? navbar.title;
  const copyright = foot.get('copyright') ?? footer.copyright;
  const alt = bar.get('logo.alt');
  return {
    ...config,
    docs: { ...docs, routeBasePath: locale.root + docs.routeBasePath },
    blog: {
      ...blog,
      routeBasePath: locale.root + blog.routeBasePath,
      title: posts.get('title') ?? blog.title,
      description: posts.get('description') ?? blog.description,
      sidebarTitle: posts.get('sidebar.title') ?? blog.sidebarTitle,
    },
    navbar: {
      ...navbar,
      ...(title !== undefined && { title }),
      ...(navbar.logo && alt !== undefined && { logo: { ...navbar.logo, alt } }),
      items: navbar.items.map((item) => translateItem(item, bar)),
    },
    footer: {
      ...footer,
      ...(copyright !== undefined && { copyright }),
      columns: footer.columns.map(({ title: heading, items }) => ({
        title: foot.get(`link.title.${heading}`) ?? heading,
        items: items.map((item) => ({
          ...item,
          label: foot.get(`link.item.label.${item.label}`) ?? item.label,
        })),
      })),
    },
  };
}

function translateItem(item: NavbarItem, messages: Messages): NavbarItem {
  if (!('label' in item)) return item;
  const label = messages.get(`item.label.${item.label}`) ?? item.label;
  if (item.type !== 'dropdown') return { ...item, label };
  const items = item.items.map((own) => ({
    ...own,
    label: messages.get(`item.label.${own.label}`) ?? own.label,
  }));
  return { ...item, label, items };
}
