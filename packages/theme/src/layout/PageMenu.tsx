import type { PageView, SiteView } from '@gruntwork-docs/engine/shared';
import type { ReactElement } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { formatText } from '../messages/messages.ts';
import { useMessages } from '../messages/messages-context.tsx';

interface PageMenuProps {
  readonly site: SiteView;
  readonly page: PageView;
}

/** Links to copy or open a page's Markdown; only copying needs a script. */
export function PageMenu({ site, page }: PageMenuProps): ReactElement | null {
  const texts = useMessages();
  const twin = findMarkdownPage(page);
  if (site.pageMenu === undefined || twin === undefined || !hasPageMenu(site, page)) return null;
  const address = encodeURIComponent(site.url + twin.url);
  return (
    <div className="page-menu nav-dropdown" data-dropdown="">
      <button type="button" aria-expanded="false" aria-controls="_page-menu" aria-haspopup="true">
        {texts.copyPage}
        <Icon name="chevron-down" size={16} />
      </button>
      <ul className="nav-menu" id="_page-menu">
        <li>
          <button type="button" data-copy-page={twin.url}>
            {texts.copyMarkdown}
            <span hidden>{texts.copied}</span>
          </button>
        </li>
        <li>
          <a href={twin.url} type={twin.type} data-no-router="">
            {texts.openMarkdown}
          </a>
        </li>
        {!site.noIndex && (
          <li>
            <a href={`${site.baseUrl}llms.txt`} data-no-router="">
              {texts.listForPrograms}
            </a>
          </li>
        )}
        {site.pageMenu.assistants.map(({ label, url }) => (
          <li key={label}>
            <a href={url.replaceAll('{page}', address)} target="_blank" rel="noopener noreferrer">
              {formatText(texts.openInAssistant, { name: label })}
              <Icon name="external" size={14} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** True for pages with text whose Markdown is published, on sites that show the menu. */
export function hasPageMenu(site: SiteView, page: PageView): boolean {
  const isText = page.kind === 'doc' || page.kind === 'blog-post';
  return site.pageMenu !== undefined && isText && findMarkdownPage(page) !== undefined;
}

function findMarkdownPage({ formats }: PageView): NonNullable<PageView['formats']>[number] | undefined {
  return formats?.find(({ type }) => type === 'text/markdown');
}
