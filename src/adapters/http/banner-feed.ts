import * as v from 'valibot';
import type { Logger } from '../../application/ports/logger.ts';
import { type BannerImage, MAX_BANNERS } from '../../domain/banners/banner.ts';
import { FeedError } from '../../domain/shared/feed-error.ts';
import { pictureFileId } from '../../domain/shared/media-address.ts';
import { asItIs } from './schemas/as-it-is.ts';
import { reported } from './schemas/feed-report.ts';
import { requiredAddress, requiredText } from './schemas/fields.ts';
import { validItems } from './schemas/valid-items.ts';

const FEED = 'banners';

/** A banner as the feed gives it (spec §3 Banner image). */
export const bannerSchema = v.pipe(
  v.object({ name: requiredText, url: requiredAddress }),
  v.transform((item) => ({ ...item, fileId: pictureFileId(item.url) ?? '' })),
  v.check(({ fileId }) => fileId !== '', 'url carries no file id'),
);

/**
 * Reads a banner document (contract "Feeds"). An item without a name, or without an address that carries a file id, is
 * dropped and logged.
 * @throws FeedError 'format' when it is no list
 */
export function parseBanners(json: unknown, logger: Logger): BannerImage[] {
  if (!Array.isArray(json)) throw FeedError.format();
  return reported(FEED, logger, (report) =>
    validItems(bannerSchema, asItIs, json, { report, limit: MAX_BANNERS }),
  );
}
