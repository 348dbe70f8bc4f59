import { useVersions } from './docsClient.tsx';

type Data = Readonly<Record<string, unknown>>;

const DOCS = 'docusaurus-plugin-content-docs';

/** Returns the global data of the docs plugin: no other plugin runs here. */
function useDocsData(): Data {
  const versions = useVersions().map(({ name, label, isLast, path }) => {
    return { name, label, isLast, path, mainDocId: '', docs: [], draftIds: [], sidebars: {} };
  });
  return { path: versions.find(({ isLast }) => isLast)?.path ?? '/', breadcrumbs: true, versions };
}

/** Returns data of plugins, by plugin and instance. */
export default function useGlobalData(): Data {
  return { [DOCS]: { default: useDocsData() } };
}

/** Returns data of all instances of a plugin. */
export function useAllPluginInstancesData(name: string): Data {
  const docs = useDocsData();
  return name === DOCS ? { default: docs } : {};
}

/** Returns data of one instance of a plugin; `undefined` for one that does not run here. */
export function usePluginData(name: string, id = 'default'): Data | undefined {
  const docs = useDocsData();
  return name === DOCS && id === 'default' ? docs : undefined;
}
