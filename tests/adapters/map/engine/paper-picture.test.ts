import { expect, it } from 'vitest';
import { paperPicture } from '../../../../src/adapters/map/engine/paper-picture.ts';
import type { MapPicture } from '../../../../src/application/ports/map-engine.ts';

const DARK: MapPicture = { layers: [], dark: true };

/** A map that shows what was drawn last. */
function shown(first: MapPicture, photograph: () => string | undefined, rest = async () => undefined) {
  let latest = first;
  const drawn = [first];
  const map = {
    latest: () => latest,
    draw: (picture: MapPicture) => void drawn.push(picture),
    rest,
    photograph,
  };
  const change = (picture: MapPicture) => {
    latest = picture;
  };
  return { map, drawn, change };
}

it('is light, and the map is dark again after it', async () => {
  const { map, drawn } = shown(DARK, () => (drawn.at(-1)?.dark ? 'dark' : 'light'));
  expect([await paperPicture(map), drawn]).toEqual(['light', [DARK, { ...DARK, dark: false }, DARK]]);
});

it('leaves a map that is light as it is', async () => {
  const { map, drawn } = shown({ ...DARK, dark: false }, () => 'light');
  expect([await paperPicture(map), drawn.length]).toEqual(['light', 1]);
});

it.each([
  ['cannot be taken', shown(DARK, () => refuse())],
  ['never comes to rest', shown(DARK, () => 'light', refuse)],
])('leaves the map dark where it %s', async (_, { map, drawn }) => {
  await expect(paperPicture(map)).rejects.toThrow('refused');
  expect(drawn.at(-1)).toEqual(DARK);
});

it('ends with what the map was to show meanwhile', async () => {
  const { map, drawn, change } = shown(DARK, () => {
    change({ ...DARK, layers: [{ id: 'zona', opacity: 1 }] });
    return 'light';
  });
  await paperPicture(map);
  expect(drawn.at(-1)?.layers).toHaveLength(1);
});

function refuse(): never {
  throw new Error('refused');
}
