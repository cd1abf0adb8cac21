import fc from 'fast-check';
import { expect, it } from 'vitest';
import { searchPeriod } from '../../../src/domain/search/search-period.ts';

// A Saturday in Jakarta, where it is three in the morning of the 28th.
const NOW = Date.parse('2026-11-27T20:00:00Z');
const day = (ms: number) => new Date(ms + 7 * 3_600_000).toISOString().slice(0, 10);

it.each([
  ['foto rapat bulan lalu', 'rapat', 'photos', '2026-10-01', '2026-11-01'],
  ['rapat bulan ini', 'rapat', undefined, '2026-11-01', '2026-12-01'],
  ['berita minggu lalu', 'berita', 'news', '2026-11-16', '2026-11-23'],
  ['berita minggu ini', 'berita', 'news', '2026-11-23', '2026-11-30'],
  ['berita hari ini', 'berita', 'news', '2026-11-28', '2026-11-29'],
  ['berita kemarin', 'berita', 'news', '2026-11-27', '2026-11-28'],
  ['foto tahun lalu', 'foto', 'photos', '2025-01-01', '2026-01-01'],
  ['Foto OKTOBER 2024', 'foto', 'photos', '2024-10-01', '2024-11-01'],
  ['foto desember', 'foto', 'photos', '2025-12-01', '2026-01-01'],
  ['foto november', 'foto', 'photos', '2026-11-01', '2026-12-01'],
  ['album galeri rapat warga kemarin', 'rapat warga', 'photos', '2026-11-27', '2026-11-28'],
])('finds in %j the rest %j of %s from %s until %s', (typed, rest, group, from, until) => {
  const period = searchPeriod(typed, NOW);
  expect(period && [period.rest, period.group, day(period.from), day(period.until)]).toEqual([
    rest,
    group,
    from,
    until,
  ]);
});

it.each(['', 'bulan lalu', 'oktober', 'perda 2024', 'jam buka', 'meikarta rapat'])(
  'finds no time in %j',
  (typed) => {
    expect(searchPeriod(typed, NOW)).toBeUndefined();
  },
);

it('goes back over the turn of a year, and never ends before it begins', () => {
  const january = searchPeriod('foto bulan lalu', Date.parse('2026-01-15T00:00:00Z'));
  expect(january && [day(january.from), day(january.until)]).toEqual(['2025-12-01', '2026-01-01']);
  const phrases = [
    'hari ini',
    'hari lalu',
    'kemarin',
    'minggu ini',
    'bulan lalu',
    'tahun ini',
    'mei',
    'juli 2024',
  ];
  const moments = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(fc.constantFrom(...phrases), moments, (phrase, moment) => {
      const period = searchPeriod(`foto ${phrase}`, moment.getTime());
      expect(period && period.from < period.until).toBe(true);
    }),
  );
});
