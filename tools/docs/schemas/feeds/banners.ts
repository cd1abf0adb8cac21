import { bannerSchema } from '../../../../src/adapters/http/banner-feed.ts';
import { MAX_BANNERS } from '../../../../src/domain/banners/banner.ts';
import { ADDRESS, converted, type FeedSchema, listOf } from '../schema-parts.ts';

/** The feed as its JSON Schema describes it. */
export const feed: FeedSchema = {
  title: 'Banners',
  description: 'The large pictures at the top of the page: a list.',
  fields: {
    '': 'A banner. Of several with one name the first is shown.',
    name: 'Its alternative text; banners are sorted by it.',
    url: `Where the picture is: a Drive link that carries a file id, or /media/{fileId}/{width}.webp of the site. ${ADDRESS}`,
  },
  schema: () => listOf(converted(bannerSchema), MAX_BANNERS),
};
