import { TabItem, Tabs as ThemeTabs } from '@gruntwork-docs/theme/components';
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';

interface Value {
  readonly value: string;
  readonly label?: ReactNode;
  readonly default?: boolean;
}

interface TabsProps {
  readonly values?: readonly Value[];
  readonly defaultValue?: string | null;
  readonly groupId?: string;
  readonly block?: boolean;
  readonly children?: ReactNode;
}

/** Tabs whose labels are listed as `values`, or given on each panel. */
export default function Tabs({
  values = [],
  defaultValue,
  groupId,
  block,
  children,
}: TabsProps): ReactElement {
  const labels = new Map(values.map((own) => [own.value, own]));
  const items = Children.toArray(children).flatMap((child) =>
    isValidElement<Value & { readonly children?: ReactNode }>(child) && child.props.value !== undefined
      ? [child]
      : [],
  );
  const known = items.some(({ props }) => props.value === defaultValue);
  return (
    <ThemeTabs
      {...(groupId !== undefined && { groupId })}
      {...(block !== undefined && { block })}
      {...((defaultValue === null || known) && { defaultValue })}
    >
      {items.map(({ props, key }) => {
        const own = labels.get(props.value);
        const label = toText(own?.label ?? props.label) || props.value;
        return (
          <TabItem
            key={key}
            value={props.value}
            label={label}
            default={own?.default ?? props.default ?? false}
          >
            {props.children}
          </TabItem>
        );
      })}
    </ThemeTabs>
  );
}

/** Labels are plain text: markup is dropped. */
function toText(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(toText).join('');
  return isValidElement<{ children?: ReactNode }>(node) ? toText(node.props.children) : '';
}
