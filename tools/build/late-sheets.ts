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
 * @throws where Vite or Swiper is no longer written so
 */
export function lateSheets(): Plugin {
  return {
    name: 'late-sheets',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (id === HELPER) return replaced(code, IN_HEAD, LAST, 'Vite');
      if (SWIPER.test(id.replaceAll('\\', '/'))) return replaced(code, THEME, '', 'Swiper');
      return null;
    },
  };
}

function replaced(code: string, what: string | RegExp, by: string, whose: string): string {
  const changed = code.replace(what, by);
  if (changed === code) throw new Error(`${whose} is not written as it was: ${what} is not in it`);
  return changed;
}
