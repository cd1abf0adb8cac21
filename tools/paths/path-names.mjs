import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const FOLDERS = ['qa/paths', '.paths', 'qa/recordings'];

/**
 * The names of all paths, '{machine}/{name}', and of all recordings, 'page/{name}', in their order.
 * @param {string} root the folder of the project
 * @returns {string[]}
 */
export const pathNames = (root) =>
  FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.json'))
      .map((file) => file.replaceAll('\\', '/').replace('.json', ''))
      .map((name) => (folder === 'qa/recordings' ? `page/${name}` : name))
      .filter((name) => name.includes('/')),
  ).sort();
