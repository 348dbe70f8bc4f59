import type { ReactElement } from 'react';
import { useDocsVersion } from './docsClient.tsx';

/** The version of the page, on a site with several. */
export default function DocVersionBadge(): ReactElement | null {
  const { badge, label } = useDocsVersion();
  return badge ? <span className="badge">Version: {label}</span> : null;
}
