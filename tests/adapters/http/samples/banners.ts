import { aBanner } from '../../../fixtures/banners.ts';
import { rawBanner } from '../../../fixtures/feed-documents.ts';
import type { Sample } from './sample.ts';

export const sample: Sample = { item: rawBanner, gives: aBanner() };
