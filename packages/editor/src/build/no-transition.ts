import type { Plugin } from 'vite';

const OPTED_IN = /@view-transition \{navigation:auto;/g;

/**
 * Lets Sveltia CMS blend its own pages alone: asked to blend into the plain pages beside it too, Chromium breaks that off now and then, and
 * calls it an error of the page.
 */
export function noTransition(): Plugin {
  return {
    name: 'editor-no-transition',
    transform(code, id) {
      if (!id.split('\\').join('/').endsWith('@sveltia/cms/npm/index.js')) return undefined;
      const found = code.match(OPTED_IN)?.length ?? 0;
      if (found !== 1) throw new Error(`@sveltia/cms asks ${found} times to blend documents, not once`);
      return { code: code.replace(OPTED_IN, '@view-transition {navigation:none;'), map: null };
    },
  };
}
