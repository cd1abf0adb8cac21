import { said } from '@bupc/content/files';
import { main as move } from '../city/move.ts';
import { main as build } from './build.ts';
import { main as check } from './check.ts';
import { main as pull } from './pull.ts';
import { main as sheets } from './sheets.ts';

const COMMANDS: Readonly<Record<string, (args: readonly string[]) => Promise<void>>> = {
  build,
  check,
  move,
  pull,
  sheets,
};

const USAGE = said(
  `npm run content [-- build | check | move | pull | sheets]
  build   membuat feed dan gambar dari folder isi (juga tanpa kata)
  check   menyebut apa yang hilang dari isi, dan apa yang akan dibaca pengunjung
  move    menulis berkas kantor dari site.config.ts dan map.config.ts yang lama
  pull    mengambil feed dan gambar dari endpoint
  sheets  menulis lembar zona peta sebagai PDF`,
  `npm run content [-- build | check | move | pull | sheets]
  build   makes feeds and pictures of the folder content/ (also without a word)
  check   says what of the content is lost, and what a visitor will read
  move    writes the office's files from a site.config.ts and a map.config.ts of before
  pull    pulls feeds and pictures of script endpoints
  sheets  writes the sheets of the map's zones as PDF`,
);

/**
 * npm run content: does with the content what its first argument says; the others are of that command.
 * @param args 'build' where there are none
 */
export async function main([name = 'build', ...args]: readonly string[]): Promise<void> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) {
    console.error(USAGE);
    process.exitCode = 2;
    return;
  }
  await command(args);
}
