import type { ClockFields, SiteRules } from './site-rules.ts';

function clockTime({ year, month, day, hour = 0, minute = 0, second = 0 }: ClockFields): number | undefined {
  const date = new Date(Date.UTC(year, month - 1, day, hour, minute, second));
  return date.getUTCDate() === day && date.getUTCMonth() === month - 1 ? date.getTime() : undefined;
}

/** The rules where no site hands in its own: UTC, pictures of any kind, everybody is shown. */
export const rules: SiteRules = {
  limits: {
    banners: 100,
    folders: 1000,
    products: 1000,
    staff: 1000,
    articles: 1000,
    photos: 100,
    pictures: 100,
    text: 10_000,
    content: 100_000,
    address: 2000,
    documentBytes: 1_000_000,
  },
  cutText: (text, limit) => text.slice(0, limit),
  wellFormed: (text) => text,
  mediaType: (type) => type.trim().toLowerCase(),
  isShownImage: ({ mimeType = '' }) => mimeType === '' || mimeType.startsWith('image/'),
  isWordType: () => false,
  isShownStaff: () => true,
  isoTime(text) {
    const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text.trim()) ?? [];
    return year === undefined
      ? undefined
      : clockTime({ year: Number(year), month: Number(month), day: Number(day) });
  },
  formattedTime(text) {
    const [, day, month, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim()) ?? [];
    return year === undefined
      ? undefined
      : clockTime({ year: Number(year), month: Number(month), day: Number(day) });
  },
  clockTime,
};
