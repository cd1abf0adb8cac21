import * as v from 'valibot';
import type { Logger } from '../../application/ports/logger.ts';
import { type LegalProduct, MAX_PRODUCTS, productKey } from '../../domain/legal-products/legal-product.ts';
import { asItIs } from './schemas/as-it-is.ts';
import { reported } from './schemas/feed-report.ts';
import { optionalText, requiredAddress } from './schemas/fields.ts';
import { validItems } from './schemas/valid-items.ts';
import { withoutUndefined } from './schemas/without-undefined.ts';

const FEED = 'legal-products';
const SLUG = /^[a-z0-9-]+$/;

/** A legal product as the feed gives it (spec §3 Legal product); it needs a name or a title. */
export const legalProductSchema = v.pipe(
  v.object({
    name: optionalText,
    title: optionalText,
    type: optionalText,
    url: requiredAddress,
    category: optionalText,
    year: optionalText,
    regulation: optionalText,
  }),
  v.check(({ name, title }) => (name ?? title) !== undefined, 'neither name nor title'),
  v.transform(
    ({ name, title, type, url, category, year, regulation }): LegalProduct => ({
      name: name ?? title ?? '',
      type: type ?? '',
      url,
      ...withoutUndefined({
        category,
        year,
        regulation: SLUG.test(regulation ?? '') ? regulation : undefined,
      }),
    }),
  ),
);

/**
 * Reads a legal products document (spec §5 Legal products). Anything but a list is logged and counts as an empty list;
 * an item with neither name nor title, or without a safe url, is dropped and logged. Never throws.
 */
export function parseLegalProducts(json: unknown, logger: Logger): LegalProduct[] {
  if (!Array.isArray(json)) logger.event('feed.no-list', { feed: FEED });
  return reported(FEED, logger, (report) =>
    validItems(legalProductSchema, asItIs, json, { report, limit: MAX_PRODUCTS, keyOf: productKey }),
  );
}
