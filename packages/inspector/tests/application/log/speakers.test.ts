import { expect, it } from 'vitest';
import { createSpeakers } from '../../../src/application/log/speakers.ts';

it('restores the previous sender, also after an error', () => {
  const speakers = createSpeakers();
  const heard: string[] = [];
  speakers.as({ from: 'gallery', cause: 3 }, () => {
    expect(() =>
      speakers.as({ from: 'lightbox' }, () => {
        heard.push(speakers.present().from);
        throw new Error('it broke');
      }),
    ).toThrow('it broke');
    heard.push(speakers.present().from);
  });
  expect([...heard, speakers.present().from]).toEqual(['lightbox', 'gallery', 'page']);
});
