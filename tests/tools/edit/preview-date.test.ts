import { describe, expect, it } from 'vitest';
import { articleDateLabel } from '../../../src/domain/news/article-date.ts';
import { previewDate } from '../../../tools/edit/preview-date.ts';
import { siteFacts } from '../../../tools/edit/site-facts.ts';

const NOW = new Date('2026-11-27T02:00:00Z');

describe('the date of a preview', () => {
  it.each([
    ['2024-11-12', 'a.md', '2024-11-11T17:00:00.000Z'],
    ['2024-11-12 09.30', 'a.md', '2024-11-12T02:30:00.000Z'],
    ['2024-11-12 09:30', '2020-01-01-a', '2024-11-12T02:30:00.000Z'],
    ['', '2024-11-12-a', '2024-11-11T17:00:00.000Z'],
    ['', 'tanpa-hari', undefined],
    ['bukan hari', '2024-11-12-a', undefined],
    ['', undefined, '2026-11-27T02:00:00.000Z'],
  ])('of %j in %j is %s', (written, name, expected) => {
    expect(previewDate(written, name, NOW)).toBe(expected);
  });

  it('is shown by the rule of the office, as on the site', () => {
    const iso = previewDate('2025-08-12', undefined, NOW) ?? '';
    expect([
      articleDateLabel({ iso }, siteFacts('content')),
      articleDateLabel({ iso }, siteFacts('tests')),
    ]).toEqual(['12 Agustus 2024', '12 Agustus 2025']);
  });
});
