import { createElement, Fragment, type ReactNode } from 'react';

/** Shows items whose order never changes: children in their order, without keys. */
export function InOrder<T>(props: {
  of: readonly T[];
  children: (item: T, index: number) => ReactNode;
}): ReactNode {
  return createElement(Fragment, null, ...props.of.map(props.children));
}
