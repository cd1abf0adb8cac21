import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

const LOCALE = 'id';
const MODULE = '\0editor-locale';

/** Adds Indonesian to the languages of Sveltia CMS, which has no way to be given one: what is not translated stays English. */
export function indonesian(): Plugin {
  return {
    name: 'editor-indonesian',
    resolveId: (id) => (id === 'editor-locale' ? MODULE : undefined),
    load: (id) => (id === MODULE ? `export default ${JSON.stringify(strings())}` : undefined),
    transform(code, id) {
      if (!id.split('\\').join('/').endsWith('@sveltia/cms/npm/index.js')) return undefined;
      const listed = once(code, 'fr,hr,it,', `fr,hr,${LOCALE},it,`);
      return { code: once(listed, ',it:()=>', `,${LOCALE}:()=>import("editor-locale"),it:()=>`), map: null };
    },
  };
}

function once(code: string, find: string, put: string): string {
  const parts = code.split(find);
  if (parts.length === 2) return parts.join(put);
  throw new Error(
    `@sveltia/cms has another form than the one that ${import.meta.filename} adds Indonesian to: ${JSON.stringify(find)} stands in it ${parts.length - 1} times`,
  );
}

type Strings = { readonly [key: string]: string | Strings };

function strings(): Strings {
  const english = resolve(
    dirname(createRequire(import.meta.url).resolve('@sveltia/cms')),
    '../locales/en-US.json',
  );
  return over(read(english), read(resolve(import.meta.dirname, '../locales/id.json')));
}

const read = (path: string): Strings => JSON.parse(readFileSync(path, 'utf8'));

/** Gives one catalogue with another one's strings in place of its own; a key that it lacks is a mistake. */
function over(base: Strings, top: Strings, path = ''): Strings {
  for (const key of Object.keys(top))
    if (!(key in base)) throw new Error(`id.json: the editor has no text ${path}${key}`);
  return Object.fromEntries(
    Object.entries(base).map(([key, value]) => {
      const next = top[key];
      if (typeof value === 'string' || next === undefined) return [key, next ?? value];
      return [key, over(value, next as Strings, `${path}${key}.`)];
    }),
  );
}
