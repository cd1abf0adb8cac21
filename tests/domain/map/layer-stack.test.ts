import { expect, it } from 'vitest';
import {
  FIRST_LAYERS,
  fadeLayer,
  firstOpacity,
  moveLayer,
  toggleLayer,
} from '../../../src/domain/map/layer-stack.ts';

const A = { id: 'a', opacity: 100 };
const B = { id: 'b', opacity: 50 };
const STACK = [A, B];

it('puts a layer on top, and takes it away again', () => {
  const more = toggleLayer(STACK, 'rtrw-pola-ruang');
  expect(more).toEqual([{ id: 'rtrw-pola-ruang', opacity: 86 }, A, B]);
  expect(toggleLayer(more, 'rtrw-pola-ruang')).toEqual(STACK);
});

it.each([
  ['b', -1, [B, A]],
  ['a', 1, [B, A]],
  ['a', -1, STACK],
  ['b', 1, STACK],
  ['x', 1, STACK],
] as const)('moves %s by %d', (id, by, expected) => {
  expect(moveLayer(STACK, id, by)).toEqual(expected);
});

it.each([
  [30, 30],
  [30.4, 30],
  [0, 10],
  [900, 100],
])('fades to %d as %d percent', (opacity, limited) => {
  expect(fadeLayer(STACK, 'b', opacity)).toEqual([A, { id: 'b', opacity: limited }]);
});

it('begins with the limits and the detailed plan', () => {
  expect(FIRST_LAYERS.map(({ id, opacity }) => [id, opacity === firstOpacity(id)])).toEqual([
    ['batas-kota', true],
    ['batas-kelurahan', true],
    ['rdtr-pola-ruang', true],
  ]);
});
