import { anArticle } from '../../../fixtures/articles.ts';
import { rawArticle } from '../../../fixtures/feed-documents.ts';
import type { Sample } from './sample.ts';

export const sample: Sample = { wrap: (articles) => ({ articles }), item: rawArticle, gives: anArticle() };
