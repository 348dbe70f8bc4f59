import { Fragment, type ReactNode } from 'react';

type Values = Readonly<Record<string, ReactNode>>;

/** Replaces `{name}` with values. */
export function interpolate(text: string, values: Values = {}): ReactNode {
  return text.split(/(\{\w+\})/).map((part, index) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    const shown = name === undefined ? part : (values[name] ?? part);
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
    return <Fragment key={index}>{shown}</Fragment>;
  });
}

interface InterpolateProps {
  readonly children: string;
  readonly values?: Values;
}

export default function Interpolate({ children, values }: InterpolateProps): ReactNode {
  return <Fragment>{interpolate(children, values)}</Fragment>;
}
