import { newsEnvelope } from '../../../../src/adapters/http/news-feed.ts';
import { articleImageSchema, feedArticleSchema } from '../../../../src/adapters/http/schemas/article.ts';
import { MAX_ARTICLES } from '../../../../src/domain/news/article.ts';
import { MAX_PICTURES } from '../../../../src/domain/shared/limits.ts';
import {
  ADDRESS,
  converted,
  type Described,
  type FeedSchema,
  listOf,
  maybe,
  withFields,
  withOneOf,
} from '../schema-parts.ts';

const MOMENT = {
  timestamp: 'Milliseconds since 1970. Seconds are not guessed.',
  iso: 'ISO 8601. Without a zone it is time in Asia/Jakarta.',
  readable: 'A date that is shown as it stands.',
  formatted: 'day/month/year, then hours:minutes:seconds, in Asia/Jakarta.',
};
const moment = (path: string) =>
  Object.fromEntries(Object.entries(MOMENT).map(([field, words]) => [`${path}.${field}`, words]));

/** The feed as its JSON Schema describes it. */
export const feed: FeedSchema = {
  title: 'News',
  description: 'Articles, in an envelope.',
  fields: {
    articles: 'The articles; the six newest are shown.',
    'articles.*': 'An article. Of several with one id the first is shown.',
    'articles.id': 'The address of the article: /home?artikel={id}.',
    'articles.title': 'Its heading.',
    'articles.content': 'Markup or plain text; what the page does not allow is left out.',
    'articles.images': 'Its pictures, the cover last. Missing or null: none.',
    'articles.images.*': 'A picture. It needs an id, a url or an originalUrl.',
    'articles.images.id': 'The file id on Drive, or that of a picture of the site.',
    'articles.images.url': `Where it is; its parameter id is the file id. ${ADDRESS}`,
    'articles.images.originalUrl': `Stands in where url has no file id. ${ADDRESS}`,
    'articles.images.description': 'What the picture shows, in one sentence: its alternative text.',
    'articles.metadata': 'The dates.',
    'articles.metadata.createdDate': 'ISO 8601; used for sorting only.',
    'articles.metadata.dateDetails': 'The dates that are shown.',
    'articles.metadata.dateDetails.created':
      'When it was published: the first form that can be read is shown.',
    ...moment('articles.metadata.dateDetails.created'),
    'articles.metadata.dateDetails.modified': 'When it was last changed.',
    ...moment('articles.metadata.dateDetails.modified'),
  },
  schema: () => withFields(converted(newsEnvelope), { articles: listOf(articleSchema(), MAX_ARTICLES) }),
};

function articleSchema(): Described {
  const article = converted(feedArticleSchema);
  const pictures = withOneOf(converted(articleImageSchema), ['id', 'url', 'originalUrl']);
  const { metadata = {} } = article.properties ?? {};
  const details = metadata.properties?.dateDetails as Described;
  const moments = Object.entries(details.properties ?? {}).map(([name, moment]) => [
    name,
    withFields(moment as Described, { timestamp: { type: ['number', 'string', 'null'] } }),
  ]);
  return withFields(article, {
    images: maybe(listOf(pictures, MAX_PICTURES)),
    metadata: withFields(metadata as Described, {
      dateDetails: withFields(details, Object.fromEntries(moments)),
    }),
  });
}
