import type { Plugin } from 'vite';

// Rules that ask a font host, beside the fonts that the package contains and registers itself.
const HOSTED = /@font-face \{[^}]*https:\/\/cdn\.jsdelivr\.net\/[^}]*\}/g;
const FONTS = 3;

/** Lets Sveltia CMS ask no font host: Chromium asks it all the same where a rule names it. */
export function ownFonts(): Plugin {
  return {
    name: 'editor-own-fonts',
    transform(code, id) {
      if (!id.split('\\').join('/').endsWith('@sveltia/cms/npm/index.js')) return undefined;
      const found = code.match(HOSTED)?.length ?? 0;
      if (found !== FONTS) throw new Error(`@sveltia/cms names ${found} fonts of another host, not ${FONTS}`);
      return { code: code.replace(HOSTED, ''), map: null };
    },
  };
}
