import { expect, it } from 'vitest';
import { connectGuideSearch } from '../../../src/application/connectors/connect-guide-search.ts';
import { started } from '../../fixtures/started-site.ts';
import { testDependencies } from '../../ui/dependencies.ts';

it('the search of the guide opens with the document and closes with it', () => {
  const { site } = started('/home?panduan=2');
  const search = () => {
    const { value, context } = site.guideSearch.getSnapshot();
    return [value, context.pageCount];
  };
  expect(search()).toEqual(['closed', 0]);
  site.guide.send({ type: 'document.loaded', pageCount: 16 });
  expect(search()).toEqual([{ open: 'idle' }, 16]);
  site.guide.send({ type: 'page.next' });
  expect(search()).toEqual([{ open: 'idle' }, 16]);
  site.guide.send({ type: 'document.failed', message: 'broken' });
  expect(search()).toEqual(['closed', 0]);
});

it('the search of the guide hears of no document once it is disconnected', () => {
  const { site } = testDependencies();
  for (const actor of [site.guide, site.guideSearch]) actor.start();
  connectGuideSearch(site)();
  site.guide.send({ type: 'guide.opened', index: 0 });
  site.guide.send({ type: 'document.loaded', pageCount: 16 });
  expect(site.guideSearch.getSnapshot().value).toBe('closed');
});
