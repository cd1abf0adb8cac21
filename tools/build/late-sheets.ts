import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';
const IN_HEAD = 'document.head.appendChild(link)';
const LAST = 'document.body.append(link)';

/**
 * Moves the styles of late code behind all others. A sheet before another one with layers has Chromium choose every font
 * anew, and lay out the whole page: Vite adds it to the head, before the late styles of the body.
 * @throws where Vite is no longer written so, or not where it was
 */
export function lateSheets(): Plugin {
  let isMet = false;
  return {
    name: 'late-sheets',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (id !== HELPER) return null;
      isMet = true;
      if (!code.includes(IN_HEAD)) throw new Error(`Vite is not written as it was: ${IN_HEAD} is not in it`);
      return code.replace(IN_HEAD, LAST);
    },
    buildEnd(error) {
      if (!error && !isMet && this.environment.name === 'client')
        throw new Error('Vite has its file elsewhere');
    },
  };
}
