import { rawProduct } from '../../../fixtures/feed-documents.ts';
import { aProduct } from '../../../fixtures/legal-products.ts';
import type { Sample } from './sample.ts';

export const sample: Sample = { item: rawProduct, gives: aProduct() };
