import { cutText } from '../../../domain/shared/cut-text.ts';
import { MAX_CONTENT, MAX_TEXT } from '../../../domain/shared/limits.ts';
import type { FeedReport } from './feed-report.ts';

const CONTENTS: readonly string[] = ['content', 'fullText'];

/**
 * Cuts the texts of an item that are too long (spec §9 Limits of feeds), also those one level deeper, such as its
 * dates, and reports it. An item with short texts is returned unchanged.
 */
export function cutTexts<T>(item: T, report: FeedReport): T {
  return cutInside(item, report, true);
}

function cutInside<T>(value: T, report: FeedReport, isItem: boolean): T {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const changes = Object.entries(value).flatMap(([field, part]) => {
    const cut = cutField(field, part, report, isItem);
    return cut === part ? [] : [[field, cut]];
  });
  return changes.length === 0 ? value : { ...value, ...Object.fromEntries(changes) };
}

function cutField(field: string, part: unknown, report: FeedReport, isItem: boolean): unknown {
  if (typeof part !== 'string') return isItem ? cutInside(part, report, false) : part;
  const isContent = CONTENTS.includes(field);
  const limit = isContent ? MAX_CONTENT : MAX_TEXT;
  if (part.length <= limit) return part;
  report.capped(isContent ? 'characters of a content' : 'characters of a text', limit, part.length);
  return cutText(part, limit);
}
