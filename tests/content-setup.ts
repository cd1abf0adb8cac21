import { resolve } from 'node:path';
import { placesOf } from '@bupc/content/files';
import { buildContent } from '../tools/content/site-content.ts';

/** Makes the feeds and pictures of the sample content before the first test; what has not changed is not drawn again. */
export async function setup(): Promise<void> {
  await buildContent(placesOf(resolve(import.meta.dirname, '..')));
}
