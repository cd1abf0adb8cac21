import { expect, it } from 'vitest';
import type { GalleryContext } from '../../../src/application/gallery/gallery-machine.ts';
import { openFolder } from '../../../src/application/gallery/open-folder.ts';
import { aFolder } from '../../fixtures/gallery.ts';

const folder = aFolder({ folderId: 'a' });
const baked: GalleryContext = { folders: [folder], query: '', page: 1 };
const settled: GalleryContext = { ...baked, updatedAt: 1 };

it.each([
  ['baked content alone', baked, true, 'a', { status: 'loading' }],
  ['an unknown folder while loading', baked, true, 'x', { status: 'loading' }],
  ['a folder of the loaded gallery', settled, false, 'a', { status: 'found', folder }],
  ['a folder of the built-in gallery', baked, false, 'a', { status: 'found', folder }],
  ['a folder during a refresh', settled, true, 'a', { status: 'found', folder }],
  ['a folder that a refresh may bring', settled, true, 'x', { status: 'loading' }],
  ['an unknown folder of the loaded gallery', settled, false, 'x', { status: 'missing' }],
  ['a gallery that failed', { ...baked, folders: [] }, false, 'a', { status: 'missing' }],
])('%s', (_what, context, loading, id, expected) => {
  expect(openFolder(context, loading, id)).toEqual(expected);
});
