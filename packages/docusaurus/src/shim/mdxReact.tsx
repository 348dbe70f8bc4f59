import { createContext, type ReactElement, type ReactNode, useContext } from 'react';
import Admonition from './Admonition.tsx';
import CodeBlock from './CodeBlock.tsx';
import MDXComponents from './MDXComponents.tsx';
import TabItem from './TabItem.tsx';
import Tabs from './Tabs.tsx';

type Components = Readonly<Record<string, unknown>>;

interface Fence {
  readonly lang: string;
  readonly meta: string;
  readonly code: string;
}

/** Component names that content uses for fences, containers and tabs. */
const own: Components = {
  ...MDXComponents,
  _CodeBlock: ({ lang, meta, code }: Fence): ReactElement => (
    <CodeBlock language={lang} metastring={meta}>
      {code}
    </CodeBlock>
  ),
  _Admonition: Admonition,
  _Tabs: Tabs,
  _TabItem: TabItem,
};

const MDXContext = createContext<Components>(own);

/** Returns the components of the nearest provider. */
export function useMDXComponents(components?: Components): Components {
  return { ...useContext(MDXContext), ...components };
}

interface ProviderProps {
  readonly components?: Components | ((outer: Components) => Components);
  readonly children?: ReactNode;
}

/** Provides components to the content inside it. */
export function MDXProvider({ components = {}, children }: ProviderProps): ReactElement {
  const outer = useContext(MDXContext);
  const added = typeof components === 'function' ? components(outer) : components;
  return <MDXContext value={{ ...outer, ...added }}>{children}</MDXContext>;
}

export { MDXContext };
