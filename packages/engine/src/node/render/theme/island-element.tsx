import {
  type ComponentType,
  createContext,
  createElement,
  type ReactElement,
  type ReactNode,
  useContext,
} from 'react';
import { renderToString } from 'react-dom/server';
import { findPass } from '#shared/render-pass.ts';
import { PageError } from '../../../shared/page-error.ts';
import { findUnserializableValue } from './find-unserializable-value.ts';

type Props = Readonly<Record<string, unknown>> & { readonly children?: ReactNode };

interface IslandModule {
  readonly name: string;
  readonly component: ComponentType<Props>;
  /** Trigger of hydration: `load`, `idle`, `visible` or `interaction`. */
  readonly hydrate: string;
  /** Storage key whose presence or change also triggers hydration. */
  readonly wakeKey: ((props: Props) => string | undefined) | undefined;
}

/** True inside an island, except in its slots, which the browser leaves as they are. */
const InIsland = createContext(false);

/**
 * The server's side of an island: its HTML in a `gw-island` element with the data for hydration. The island
 * is rendered as a separate root, as it will be in the browser, so that `useId` agrees in both.
 */
export function createIsland(island: IslandModule): (props: Props) => ReactElement {
  const { name, component, hydrate, wakeKey } = island;
  const Island = ({ children, ...props }: Props): ReactElement => {
    // Nested islands: the browser hydrates one tree.
    if (useContext(InIsland)) return createElement(component, props, children);
    const fault = findFault(name, props);
    const pass = findPass();
    if (fault !== undefined) {
      if (pass?.allowsStaticFallback !== true) throw fault;
      pass.staticFallbacks.push(fault);
      return createElement(component, props, children);
    }
    // Ids chosen by writers never begin with `_`.
    const id = `_${pass?.prefix ?? 'i'}${pass === undefined ? '' : pass.islands++}`;
    const slot =
      children === undefined
        ? undefined
        : createElement('gw-slot', null, createElement(InIsland, { value: false }, children));
    const content = createElement(InIsland, { value: true }, createElement(component, props, slot));
    const html = renderToString(content, { identifierPrefix: id });
    return createElement('gw-island', {
      id,
      name,
      on: hydrate,
      wake: wakeKey?.(props),
      props: JSON.stringify(props),
      dangerouslySetInnerHTML: { __html: html },
    });
  };
  Island.displayName = `Island(${name})`;
  return Island;
}

function findFault(name: string, props: Readonly<Record<string, unknown>>): PageError | undefined {
  const found = findUnserializableValue(props);
  if (found === undefined) return undefined;
  const [prop = ''] = found.path.split('.');
  return new PageError(
    `component \`${name.replace(/_[\da-f]{6}$/, '')}\` is hydrated and got ${found.what} as \`${found.path}\`: only JSON reaches the browser`,
    `${prop}=`,
    'Give it plain data, put elements between its tags, or make the value inside of the component.',
  );
}
