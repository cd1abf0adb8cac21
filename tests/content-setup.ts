import { resolve } from 'node:path';
import { buildContent } from '../tools/content/build-content.ts';
import { placesOf } from '../tools/content/places.ts';

/** Makes the feeds and pictures of the sample content before the first test; what has not changed is not drawn again. */
export async function setup(): Promise<void> {
  await buildContent(placesOf(resolve(import.meta.dirname, '..')));
}
