import { config } from 'virtual:city';
import { expect, it } from 'vitest';
import { guideMistakes } from '../../../tools/city/guide-mistakes.ts';

const { guideFile: _guideFile, ...withoutGuide } = config;

it('names everything that speaks of a guide that is not there, and nothing where it is', () => {
  expect(guideMistakes({ ...config, guideViewer: 'here' })).toEqual([]);
  expect(guideMistakes({ ...withoutGuide, guideViewer: 'here' }).map(({ message }) => message)).toEqual([
    'guideViewer is here, and there is no guideFile',
    ...['guidePages', ...['itr', 'krk', 'siteplan', 'kkpr'].map((id) => `services.${id}.guidePage`)].map(
      (field) => `${field} names pages of a guide, and there is no guideFile; leave it out`,
    ),
  ]);
});
