import type { Plugin } from 'vite';

const CATALOGUE = /\/src\/domain\/.*texts\.ts$/;

/**
 * Puts a second language in place of the first: every text of every catalogue, with marks around it. Each catalogue stays an object
 * of the same type, which is all that a translation needs.
 */
export const markedTexts = (): Plugin => ({
  name: 'marked-texts',
  enforce: 'pre',
  transform(code, id) {
    if (!CATALOGUE.test(id)) return;
    const names = [...code.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
    return [
      `import { marked as mark } from '${import.meta.dirname}/marks.ts';`,
      code.replace(/^export const (\w+)/gm, 'const $1'),
      ...names.map((name) => `const ${name}$ = mark(${name}); export { ${name}$ as ${name} };`),
    ].join('\n');
  },
});
