import { expect, it } from 'vitest';
import { homeTitle } from '../../../src/domain/shared/page-title.ts';

it('the landing page is called after its centre and its office', () => {
  expect(homeTitle({ centre: { abbreviation: 'BUPC' }, office: { name: 'Dinas' } })).toBe('BUPC | Dinas');
});
