import * as v from 'valibot';
import { strict } from '../shared/schema-problems.ts';
import { bare, carrying, index, ordinal, sharedPage } from './fields.ts';

/** What happens to the news. */
export const NEWS_EVENTS = { 'refresh.requested': bare('refresh.requested') };

/** What happens to the legal products. */
export const LEGAL_PRODUCTS_EVENTS = { 'refresh.requested': bare('refresh.requested') };

/** What happens to the staff profile. */
export const PROFILE_EVENTS = {
  'profile.opened': bare('profile.opened'),
  'feed.retried': bare('feed.retried'),
};

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

const narrowing = {
  badge: v.optional(v.picklist(['PDF', 'DOCX', 'ZIP', 'DOC'])),
  category: v.optional(v.string()),
  year: v.optional(v.string()),
};
const filter = strict('a filter', { query: v.string(), ...narrowing });
const partOfFilter = strict('a filter', { query: v.exactOptional(v.string()), ...narrowing });

/** What happens to the list of all legal products. */
export const PRODUCT_LIST_EVENTS = {
  'list.opened': bare('list.opened'),
  'list.closed': bare('list.closed'),
  'filter.changed': carrying(
    'filter.changed',
    { filter: partOfFilter },
    { filter: { query: 'rencana', year: '2023' } },
  ),
  'filter.reset': bare('filter.reset'),
  'page.chosen': carrying('page.chosen', { page: ordinal }, { page: 2 }),
  // Without a filter the address does not open the list.
  'address.changed': carrying(
    'address.changed',
    { filter: v.optional(filter) },
    { filter: { query: 'peta', badge: 'PDF' } },
    {},
  ),
};

/** What happens in the map dialog. */
export const MAP_CATALOGUE_EVENTS = {
  'search.changed': carrying('search.changed', { query: v.string() }, { query: 'rdtr' }, { query: ' ' }),
  'search.reset': bare('search.reset'),
  'category.toggled': carrying('category.toggled', { id: v.string() }, { id: 'rtrw' }),
};
