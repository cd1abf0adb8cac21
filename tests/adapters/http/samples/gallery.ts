import { galleryDocument, rawFolder } from '../../../fixtures/feed-documents.ts';
import { aFolder } from '../../../fixtures/gallery.ts';
import type { Sample } from './sample.ts';

export const sample: Sample = { wrap: galleryDocument, item: rawFolder, gives: aFolder() };
