import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';
const IN_HEAD = 'document.head.appendChild(link)';
const LAST = 'document.body.append(link)';

const SWIPER = /\/node_modules\/swiper\/swiper\.css$/;
const THEME = /:root\s*\{[^}]*--swiper-theme-color[^}]*\}/;

/**
 * Has styles that come with late code cost the page nothing. A sheet before another one with layers has Chromium choose every font
 * anew, and lay out the whole page: Vite puts it into the head, before the late styles of the body. Behind all others it costs
 * what it styles. Swiper's own sheet gives every element a colour to inherit that no part of the site asks for.
 * @throws where Vite or Swiper is no longer written so, or not where it was
 */
export function lateSheets(): Plugin {
  const met = new Set<string>();
  const changed = (code: string, what: string | RegExp, by: string, whose: string) => {
    met.add(whose);
    return replaced(code, what, by, whose);
  };
  return {
    name: 'late-sheets',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (id === HELPER) return changed(code, IN_HEAD, LAST, 'Vite');
      if (SWIPER.test(id.replaceAll('\\', '/'))) return changed(code, THEME, '', 'Swiper');
      return null;
    },
    buildEnd(error) {
      if (error || this.environment.name !== 'client') return;
      for (const whose of ['Vite', 'Swiper'])
        if (!met.has(whose)) throw new Error(`${whose} has its file elsewhere`);
    },
  };
}

function replaced(code: string, what: string | RegExp, by: string, whose: string): string {
  const result = code.replace(what, by);
  if (result === code) throw new Error(`${whose} is not written as it was: ${what} is not in it`);
  return result;
}
