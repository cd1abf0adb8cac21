import { type Document, isAlias, isNode, type Node, visit } from 'yaml';
import { said } from '../language.ts';
import type { TooMuch } from './limits.ts';

type Placed = TooMuch & { readonly line: number };

/** The most aliases of a YAML file. */
export const MAX_ALIASES = 100;

/**
 * Says what is wrong with the aliases (`*name`) of a YAML document: one that stands within what it names would never end, and
 * many may stand for more than any memory holds.
 * @param lineAt gives the line of an offset
 */
export function aliasLimit(document: Document, lineAt: (offset: number) => number): Placed | undefined {
  let found: Placed | undefined;
  let count = 0;
  visit(document, {
    Alias(_key, alias, path) {
      count += 1;
      const line = lineAt(alias.range?.[0] ?? 0);
      if (path.some((node) => isNode(node) && anchorOf(node) === alias.source)) {
        found = {
          line,
          message: said(
            `*${alias.source} berada di dalam yang disebutnya sendiri; tulis teksnya`,
            `*${alias.source} stands within what it names; write the text itself`,
          ),
        };
      } else if (count > MAX_ALIASES) {
        found = {
          line,
          message: said(
            `paling banyak ${MAX_ALIASES} rujukan seperti *${alias.source}; tulis teksnya`,
            `at most ${MAX_ALIASES} aliases such as *${alias.source} are taken; write the text itself`,
          ),
        };
      }
      return found === undefined ? undefined : visit.BREAK;
    },
  });
  return found;
}

const anchorOf = (node: Node): string | undefined =>
  isAlias(node) ? undefined : (node as { readonly anchor?: string }).anchor;
