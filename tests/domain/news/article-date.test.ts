import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ArticleDate } from '../../../src/domain/news/article.ts';
import { articleDateLabel, articleTime, modifiedTime } from '../../../src/domain/news/article-date.ts';
import { anArticle } from '../../fixtures/articles.ts';

const NOV_18 = Date.UTC(2024, 10, 18, 3);
const NONE = 'Tanggal tidak tersedia';
const UNKNOWN = 'Format tanggal tidak dikenali';
const BROKEN = 'Error memformat tanggal';

const everyForm = {
  timestamp: Date.UTC(2021, 0, 1),
  iso: '2022-02-02',
  readable: 'Rabu, 3 Maret 2023',
  formatted: '4/4/2024',
};

const anyText = fc.oneof(
  fc.string(),
  fc.date().map(String),
  fc.constantFrom('31/12/2025', '2025-01-01', '9'.repeat(20)),
);
const anyDate = fc.record(
  { timestamp: fc.oneof(fc.double(), anyText), iso: anyText, readable: anyText, formatted: anyText },
  { requiredKeys: [] },
);

const SHIFTED = { shows2025As2024: true };

describe('articleDateLabel', () => {
  it.each<[ArticleDate | undefined, string]>([
    // the order of the chain
    [everyForm, '1 Januari 2021'],
    [{ ...everyForm, timestamp: 'x' }, '2 Februari 2022'],
    [{ ...everyForm, timestamp: 'x', iso: 'x' }, 'Rabu, 3 Maret 2023'],
    [{ timestamp: 'x', iso: 'x', formatted: '4/4/2024' }, '4 April 2024'],
    [{ timestamp: 'x', iso: 'x', formatted: 'x' }, UNKNOWN],
    // timestamps
    [{ timestamp: NOV_18 }, '18 November 2024'],
    [{ timestamp: String(NOV_18) }, '18 November 2024'],
    [{ timestamp: ` ${NOV_18} ` }, '18 November 2024'],
    [{ timestamp: `${NOV_18}.5` }, '18 November 2024'],
    [{ timestamp: '1.731898800e12' }, '18 November 2024'],
    [{ timestamp: 0 }, '1 Januari 1970'],
    [{ timestamp: '0' }, '1 Januari 1970'],
    [{ timestamp: 1_731_898_800 }, '21 Januari 1970'],
    [{ timestamp: -1 }, '1 Januari 1970'],
    [{ timestamp: Number.NaN }, UNKNOWN],
    [{ timestamp: Number.POSITIVE_INFINITY }, UNKNOWN],
    [{ timestamp: 8.64e15 + 1 }, UNKNOWN],
    [{ timestamp: '9'.repeat(400) }, UNKNOWN],
    [{ timestamp: '0x10' }, UNKNOWN],
    [{ timestamp: '18/11/2024' }, UNKNOWN],
    [{ timestamp: '' }, NONE],
    [{ timestamp: '', iso: '2024-11-18' }, '18 November 2024'],
    // iso
    [{ iso: '2024-11-18T03:00:00.000Z' }, '18 November 2024'],
    [{ iso: '2024-11-17T17:00:00Z' }, '18 November 2024'],
    [{ iso: '2024-11-17T16:59:59Z' }, '17 November 2024'],
    [{ iso: '2024-11-18' }, '18 November 2024'],
    [{ iso: '2024-11-18T23:59:59' }, '18 November 2024'],
    [{ iso: '2024-02-30' }, UNKNOWN],
    [{ iso: '18 November 2024' }, UNKNOWN],
    // readable stands as it is
    [{ readable: '18 Nov 2025' }, '18 Nov 2025'],
    [{ readable: 'kemarin', formatted: '4/4/2024' }, 'kemarin'],
    [{ readable: '  ', formatted: '4/4/2024' }, '4 April 2024'],
    // formatted
    [{ formatted: '18/11/2024' }, '18 November 2024'],
    [{ formatted: '5/1/2024' }, '5 Januari 2024'],
    [{ formatted: '05/01/2024 23:59' }, '5 Januari 2024'],
    [{ formatted: ' 5/1/2024, 9.05 ' }, '5 Januari 2024'],
    [{ formatted: '5/1/2024 00:00:00' }, '5 Januari 2024'],
    [{ formatted: '5/1/2024 23.59.59 WIB' }, '5 Januari 2024'],
    [{ formatted: '29/02/2024' }, '29 Februari 2024'],
    [{ formatted: '29/02/2023' }, UNKNOWN],
    [{ formatted: '31/02/2024' }, UNKNOWN],
    [{ formatted: '11/18/2024' }, UNKNOWN],
    [{ formatted: '0/1/2024' }, UNKNOWN],
    [{ formatted: '5/1/24' }, UNKNOWN],
    [{ formatted: '5-1-2024' }, UNKNOWN],
    [{ formatted: '5/1/2024 24:00' }, UNKNOWN],
    [{ formatted: '5/1/2024 pagi' }, UNKNOWN],
    // 2025 is shown as 2024, by the year in Jakarta
    [{ timestamp: Date.UTC(2025, 5, 15) }, '15 Juni 2024'],
    [{ iso: '2025-06-15' }, '15 Juni 2024'],
    [{ formatted: '15/6/2025 10:00' }, '15 Juni 2024'],
    [{ iso: '2024-12-31T17:00:00Z' }, '1 Januari 2024'],
    [{ iso: '2025-12-31T16:59:59Z' }, '31 Desember 2024'],
    [{ iso: '2025-12-31T17:00:00Z' }, '1 Januari 2026'],
    [{ iso: '2020-05-20' }, '20 Mei 2020'],
    // nothing in it
    [undefined, NONE],
    [{}, NONE],
    [{ timestamp: ' ', iso: '', readable: '\n', formatted: ' ' }, NONE],
  ])('shows %j as %s', (date, expected) => {
    expect(articleDateLabel(date, SHIFTED)).toBe(expected);
  });

  it.each([{ timestamp: Date.UTC(2025, 5, 15) }, { iso: '2025-06-15' }, { formatted: '15/6/2025' }])(
    'shows %j as it is where the office has not asked for another year',
    (date) => {
      expect(articleDateLabel(date, {})).toBe('15 Juni 2025');
    },
  );

  it('says so when reading throws', () => {
    const date: ArticleDate = {
      get timestamp(): number {
        throw new Error('broken');
      },
    };
    expect(articleDateLabel(date, SHIFTED)).toBe(BROKEN);
  });

  it('never throws, never shows an empty text', () => {
    fc.assert(fc.property(anyDate, (date) => articleDateLabel(date, SHIFTED).trim() !== ''));
  });

  it('shows every moment of 2025 as 2024 and leaves the other years alone', () => {
    const moments = fc.date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true });
    fc.assert(
      fc.property(moments, (moment) => {
        const year = new Date(moment.getTime() + 7 * 3_600_000).getUTCFullYear();
        const label = articleDateLabel({ iso: moment.toISOString() }, SHIFTED);
        expect(label.endsWith(` ${year === 2025 ? 2024 : year}`)).toBe(true);
        expect(articleDateLabel({ timestamp: moment.getTime() }, SHIFTED)).toBe(label);
      }),
    );
  });
});

describe('articleTime', () => {
  const bare = { id: '1', title: '', content: '', images: [] };

  it.each([
    [anArticle(), NOV_18],
    [{ ...bare, createdDate: '2024-11-18T03:00:00Z' }, NOV_18],
    [{ ...bare, created: { iso: 'x' }, createdDate: '2024-11-18T03:00:00Z' }, NOV_18],
    [{ ...bare, created: { timestamp: 1 }, createdDate: '2024-11-18T03:00:00Z' }, NOV_18],
    [{ ...bare, created: { timestamp: String(NOV_18), formatted: '1/1/2020' }, createdDate: 'x' }, NOV_18],
    [{ ...bare, created: { formatted: '18/11/2024 10:00' } }, NOV_18],
    [{ ...bare, created: { readable: '18 November 2024' } }, undefined],
    [{ ...bare, modified: { iso: '2024-11-18' } }, undefined],
    [bare, undefined],
  ])('of %j is %j', (article, expected) => {
    expect(articleTime(article)).toBe(expected);
  });

  it('never throws, and gives only what a date can hold', () => {
    const bounded = (time: number | undefined) => time === undefined || Math.abs(time) <= 8.64e15;
    fc.assert(
      fc.property(anyDate, anyText, (date, createdDate) => {
        const article = anArticle({ created: date, createdDate, modified: date });
        return bounded(articleTime(article)) && bounded(modifiedTime(article));
      }),
    );
  });
});

describe('modifiedTime', () => {
  it.each([
    [everyForm, everyForm.timestamp],
    [{ ...everyForm, timestamp: 'x' }, Date.UTC(2022, 1, 1, 17)],
    [{ readable: '3 Maret 2023', formatted: '18/11/2024 10:00' }, NOV_18],
    [{ readable: '3 Maret 2023' }, undefined],
    [undefined, undefined],
  ])('of %j is %j', (modified, expected) => {
    expect(modifiedTime({ ...anArticle(), ...(modified && { modified }) })).toBe(expected);
  });
});
