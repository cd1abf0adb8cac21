import * as v from 'valibot';
import type { ArticleContext } from '../../../src/application/news/article-machine.ts';
import type { Model } from '../model.ts';
import { examplesOf } from './examples.ts';
import { HOSTILE_NUMBERS, HOSTILE_TEXTS } from './hostile.ts';
import { index, optionalText } from './shapes.ts';

const shown = (id: string, pictures: number, content?: string) => ({
  type: 'article.shown',
  article: { id, pictures, ...(content !== undefined && { content }) },
});

/** The article dialog. */
export const articleDialog: Model = {
  machine: 'article',
  scenarios: ['all-well', 'sanitiser-fails', 'share-sheet', 'share-cancelled', 'share-fails'],
  events: [...examplesOf('article'), shown('pantai', 2)],
  hostile: [
    ...HOSTILE_NUMBERS.map((number) => ({ type: 'picture.chosen', index: number })),
    ...HOSTILE_TEXTS.map((text) => shown(text, 2, text)),
    shown('kosong', 0, ''),
    shown('satu', 1, 'x'),
  ],
  collapse: ({ article, index: picture, markup }: ArticleContext) => [
    article?.id,
    article?.content !== undefined,
    picture,
    markup !== undefined,
  ],
  context: v.pipe(
    v.strictObject({
      article: v.optional(v.strictObject({ id: v.string(), pictures: index, content: optionalText })),
      index,
      markup: optionalText,
    }),
    v.check(
      ({ article, index: picture }) => picture < Math.max(1, article?.pictures ?? 0),
      'a picture that is not there',
    ),
  ),
};
