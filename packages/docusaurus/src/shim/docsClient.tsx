import { useBodyContext } from '@gruntwork-docs/theme/body-context.tsx';

interface CurrentCategory {
  readonly items: readonly unknown[];
}

/** The category of the page in its sidebar. */
export function useCurrentSidebarCategory(): CurrentCategory {
  const { read, url = '' } = useBodyContext();
  const categories = read('docusaurus categories') as
    | Readonly<Record<string, readonly unknown[]>>
    | undefined;
  return { items: categories?.[url.replace(/(?<=.)\/$/, '')] ?? [] };
}
