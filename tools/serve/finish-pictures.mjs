// Draws what npm start leaves for later: the AVIF of the pictures, which takes longer than all the rest of a build.
import { copyFileSync, existsSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { runBehind } from './behind.mjs';

/**
 * Gives the AVIF files that are missing beside the WebP of a built site, from its root.
 * @param {string} dist
 */
export function missingPictures(dist) {
  const media = join(dist, 'media');
  if (!existsSync(media)) return [];
  return readdirSync(media, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.webp'))
    .map((name) => join('media', name.replace(/webp$/, 'avif')))
    .filter((name) => isMade(name) && !existsSync(join(dist, name)));
}

// Those of the built-in gallery have no dot in the name of their folder, and no AVIF.
const isMade = (name) => /^media[\\/][^\\/]+\.[a-z0-9]{12}[\\/]/.test(name);

/**
 * Draws the missing pictures behind the serving, and puts them into the served build, each whole. It ends with the process;
 * the next start goes on.
 * @param {string} root of the project
 * @param {string} dist
 */
export async function finishPictures(root, dist) {
  if (missingPictures(dist).length === 0) return;
  // A mistake of the content makes it end badly; what it has drawn is taken all the same.
  await runBehind(root, ['tools/content/content.ts', 'build']);
  for (const name of missingPictures(dist)) {
    const from = join(root, 'public', name);
    if (!existsSync(from)) continue;
    copyFileSync(from, join(dist, `${name}.part`));
    renameSync(join(dist, `${name}.part`), join(dist, name));
  }
}
