import * as v from 'valibot';
import type { Logger } from '../../application/ports/logger.ts';
import { FeedError } from '../../domain/shared/feed-error.ts';
import { MAX_STAFF, type StaffItem, staffKey } from '../../domain/staff/staff-profile.ts';
import { asItIs } from './schemas/as-it-is.ts';
import { reported } from './schemas/feed-report.ts';
import { optionalAddress, optionalText } from './schemas/fields.ts';
import { validItems } from './schemas/valid-items.ts';
import { withoutUndefined } from './schemas/without-undefined.ts';

const FEED = 'staff';

/** A staff item as the feed gives it (spec §3 Staff profile item). */
export const staffItemSchema = v.pipe(
  v.object({
    id: optionalText,
    title: optionalText,
    description: optionalText,
    imageUrl: optionalAddress,
    date: optionalText,
    location: optionalText,
    category: optionalText,
  }),
  v.transform(
    ({ imageUrl, ...texts }): StaffItem => ({ ...withoutUndefined(texts), imageUrl: imageUrl ?? '' }),
  ),
);

/**
 * Reads a staff document (contract "Feeds"). An item without a photo stays, with an empty imageUrl: staffProfiles drops
 * it later, since its position counts for the order of the others. One that is no object, or whose photo is unsafe, is
 * dropped and logged.
 * @throws FeedError 'format' when it is no list
 */
export function parseStaff(json: unknown, logger: Logger): StaffItem[] {
  if (!Array.isArray(json)) throw FeedError.format();
  return reported(FEED, logger, (report) =>
    validItems(staffItemSchema, asItIs, json, { report, limit: MAX_STAFF, keyOf: staffKey }),
  );
}
