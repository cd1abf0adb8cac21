import * as v from 'valibot';
import { bare, carrying, index, sharedPage, strict } from './fields.ts';

const article = strict('an article', {
  id: v.string(),
  pictures: index,
  content: v.optional(v.string()),
});
const page = { title: 'Maket kawasan', url: 'https://bupc.example.id/home?artikel=maket' };

/** What happens to the article dialog. */
export const ARTICLE_EVENTS = {
  'article.shown': carrying(
    'article.shown',
    { article },
    { article: { id: 'maket', pictures: 3 } },
    { article: { id: 'maket', pictures: 3, content: '<p>Maket kayu</p>' } },
  ),
  'article.closed': bare('article.closed'),
  'picture.next': bare('picture.next'),
  'picture.previous': bare('picture.previous'),
  'picture.chosen': carrying('picture.chosen', { index }, { index: 2 }),
  'share.requested': carrying('share.requested', { page: sharedPage }, { page }),
};
