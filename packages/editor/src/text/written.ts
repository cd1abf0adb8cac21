import { Document, isCollection, isScalar, type Scalar, visit } from 'yaml';
import type { Plain, PlainRecord } from './same.ts';

/** How a value is to be written. */
export interface Style {
  /** The quotes of the text that it replaces. */
  readonly style?: Scalar['type'] | undefined;
  /** Whether lists and records stand in one line. */
  readonly isFlow?: boolean;
}

/** Writes a value as YAML, as an office would: no folded lines, quotes only where they are needed, `|` for several lines. */
export function written(value: Plain | PlainRecord, { style, isFlow = false }: Style = {}): string {
  const document = new Document(value);
  visit(document, {
    Pair(_key, pair) {
      if (isScalar(pair.value) && style?.startsWith('QUOTE')) pair.value.type = style;
    },
    Value(key, node) {
      if (isFlow && isCollection(node) && key !== null) node.flow = true;
    },
  });
  return document.toString({ lineWidth: 0, singleQuote: true });
}
