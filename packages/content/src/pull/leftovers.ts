import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isSiteFileId } from '../addresses.ts';
import { namesIn } from '../names-in.ts';
import { mediaFolder, type Places } from '../places.ts';

/** The folder of pictures that are being fetched. */
export const temporaryFolder = ({ state }: Places): string => join(state, 'pull');

/** Removes what a pull that was killed left half done: nothing of it was ever served. */
export async function removeLeftovers(places: Places): Promise<void> {
  await rm(temporaryFolder(places), { recursive: true, force: true });
  await removeParts(join(places.publicDir, 'content'));
  await removeParts(places.state);
  const media = mediaFolder(places);
  for (const name of await namesIn(media)) if (isSiteFileId(name)) await removeParts(join(media, name));
}

async function removeParts(folder: string): Promise<void> {
  for (const name of await namesIn(folder))
    if (name.endsWith('.part')) await rm(join(folder, name), { force: true });
}
