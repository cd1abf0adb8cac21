import { expect, it } from 'vitest';
import type { GalleryContext } from '../../../src/application/gallery/gallery-machine.ts';
import {
  type GalleryPhase,
  galleryPhase,
  type OpenFolder,
  openFolder,
} from '../../../src/application/gallery/open-folder.ts';
import { aFolder } from '../../fixtures/gallery.ts';

const folder = aFolder({ folderId: 'a' });
const baked: GalleryContext = { folders: [folder], query: '', page: 1 };
const settled: GalleryContext = { ...baked, updatedAt: 1 };

it.each<[string, GalleryContext, GalleryPhase, string, OpenFolder]>([
  ['baked content alone', baked, 'loading', 'a', { status: 'loading' }],
  ['an unknown folder while loading', baked, 'loading', 'x', { status: 'loading' }],
  ['a folder of the loaded gallery', settled, 'loaded', 'a', { status: 'found', folder }],
  ['a folder of the built-in gallery', baked, 'copied', 'a', { status: 'found', folder }],
  ['a folder during a refresh', settled, 'loading', 'a', { status: 'found', folder }],
  ['a folder that a refresh may load', settled, 'loading', 'x', { status: 'loading' }],
  ['a folder of the cache', settled, 'cached', 'a', { status: 'found', folder }],
  ['a folder that the cache may be too old for', settled, 'cached', 'x', { status: 'loading' }],
  ['an unknown folder of the loaded gallery', settled, 'loaded', 'x', { status: 'gone' }],
  ['an unknown folder of a copy', settled, 'copied', 'x', { status: 'missing' }],
  ['a gallery that failed', { ...baked, folders: [] }, 'copied', 'a', { status: 'missing' }],
])('%s', (_what, context, phase, id, expected) => {
  expect(openFolder(context, phase, id)).toEqual(expected);
});

it.each<[GalleryPhase, string]>([
  ['loading', '"loading"'],
  ['cached', '{"loaded":"fromCache"}'],
  ['loaded', '{"loaded":"fromFeed"}'],
  ['copied', '{"loaded":"fromFallback"}'],
  ['copied', '"failed"'],
])('knows that the gallery is %s', (phase, state) => {
  expect(galleryPhase({ matches: (asked) => JSON.stringify(asked) === state })).toBe(phase);
});
