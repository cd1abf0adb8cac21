import { expect, it } from 'vitest';
import { leadsTo } from '../../../../src/qa/adapters/worlds/leads-to.ts';
import { USUAL_SCENARIO } from '../../../../src/qa/domain/scenario-draft.ts';
import { readDocuments } from '../../../../tools/paths/files.ts';

const documents = readDocuments();

it('tells where each machine comes to rest, and where it does when it is asked once more', async () => {
  const led = await leadsTo(
    {
      ...USUAL_SCENARIO,
      feeds: { gallery: ['hangs', '404'], news: ['good', 'network'] },
      storage: { gallery: 'expired' },
    },
    documents,
  );
  const of = (machine: string) => led.find((one) => one.machine === machine);
  expect(of('gallery')).toEqual({
    machine: 'gallery',
    states: ['loading.readingCache', 'loading.fetching', 'loading.recovering', 'loaded.fromExpiredCache'],
    again: ['loading.fetching', 'loading.recovering', 'loaded.fromExpiredCache'],
  });
  expect(of('dropdown')).toEqual({ machine: 'dropdown', states: ['closed'], again: [] });
});
