import type { Plugin } from 'vite';

const EMPTY = '\0editor-nothing';

/** Leaves out what no form of an office needs: the grammars of programming languages, and languages that are not offered. */
export function lean(): Plugin {
  return {
    name: 'editor-lean',
    enforce: 'pre',
    resolveId(id) {
      const isGrammar = id.startsWith('@shikijs/langs/') && !/\/(?:markdown|yaml|html)$/.test(id);
      return isGrammar || /\/locales\/[a-z]{2}(?:-[A-Z]{2})?\.json$/.test(id) ? EMPTY : undefined;
    },
    load: (id) => (id === EMPTY ? 'export default []' : undefined),
  };
}
