import { map } from 'virtual:city-map';
import { words } from 'virtual:city-words';
import { REGULATIONS } from 'virtual:regulations';
import { expect, it } from 'vitest';
import { createMiniSearchIndex } from '../../src/adapters/search/mini-search-index.ts';
import { searchActivities } from '../../src/domain/map/activity-search.ts';
import { spokenWordFor } from '../../src/domain/search/spoken-words.ts';
import { city } from '../city.ts';

const KOS = ['rumah-kos-kecil', 'rumah-kos-besar'];

it.each(['sewa', 'rumah sewa', 'menyewakan kamar', 'kontrakan', 'kos-kosan'])(
  'leads %j to rooms for rent on the map',
  (typed) => {
    const asked = (spokenWordFor(words, typed)?.links ?? []).map(({ href }) =>
      new URL(href, 'https://a.example').searchParams.get('kegiatan'),
    );
    expect(asked).toEqual(KOS);
  },
);

it.each(['sewa', 'kontrakan'])('finds rooms for rent among the activities of the map by %j', (typed) => {
  expect(searchActivities(map.activities, typed).map(({ id }) => id)).toEqual(expect.arrayContaining(KOS));
});

it('lists no regulation under the card of an abbreviation in which the abbreviation is nowhere seen', async () => {
  const index = createMiniSearchIndex({
    config: city,
    pages: async () => [],
    regulations: () => Promise.all(Object.values(REGULATIONS).map((load) => load())),
    pause: async () => undefined,
    now: () => 0,
  });
  await index.open();
  expect(spokenWordFor(words, 'gsb')?.title).toMatch(/^GSB/);
  expect((await index.find('gsb')).hits).toEqual([]);
});
