import { expect, it } from 'vitest';
import { started } from '../../fixtures/started-site.ts';

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
