import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import postcss from 'postcss';

/** For whom the dark styles are: those whose system is dark, on a screen; paper is always light (spec §2 Dark scheme). */
export const DARK = 'screen and (prefers-color-scheme:dark)';

const isDark = (params: string): boolean => params.replace(/\s+/g, '') === DARK.replace(/\s+/g, '');

/**
 * Takes out of a style sheet what is for the dark scheme alone.
 * @param css the whole sheet
 * @returns the sheet without it, and what was in it, to be linked with the media query {@link DARK}
 */
export function takeDark(css: string): { readonly css: string; readonly dark: string } {
  const root = postcss.parse(css);
  const dark = postcss.root();
  root.walkAtRules('media', (rule) => {
    if (!isDark(rule.params)) return;
    const { parent } = rule;
    const layer = parent?.type === 'atrule' ? parent.clone({ nodes: [] }) : undefined;
    const inner = rule.nodes ?? [];
    dark.append(layer ? layer.append(inner) : inner);
    rule.remove();
  });
  return { css: root.toString(), dark: dark.toString() };
}

/**
 * Writes the dark styles to a file of their own: they have no room in the page, and only those who are dark wait for them.
 * @param dist the folder of the build
 * @returns its address; undefined where there are none
 */
export async function writeDark(dist: string, dark: string): Promise<string | undefined> {
  if (dark === '') return undefined;
  const hash = createHash('sha256').update(dark).digest('base64url').slice(0, 8);
  const url = `/assets/dark-${hash}.css`;
  await writeFile(resolve(dist, `.${url}`), dark);
  return url;
}
