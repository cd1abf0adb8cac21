import { expect, it } from 'vitest';
import { differInMarksAlone } from '../../../../src/adapters/map/engine/only-marks.ts';
import type { MapPicture } from '../../../../src/application/ports/map-engine.ts';

const BARE: MapPicture = { layers: [{ id: 'batas-kota', opacity: 1 }], dark: false };

it.each<[what: string, after: MapPicture, isMarks: boolean]>([
  ['a chosen parcel', { ...BARE, chosen: { outline: [[[[1, 2]]]] } }, true],
  ['a measured line', { ...BARE, measured: { kind: 'length', points: [[1, 2]] } }, true],
  ['the own place', { ...BARE, here: [1, 2] }, true],
  ['a layer', { ...BARE, layers: [] }, false],
  ['an opacity', { ...BARE, layers: [{ id: 'batas-kota', opacity: 0.4 }] }, false],
  ['the scheme', { ...BARE, dark: true }, false],
  ['an activity', { ...BARE, activity: { allowed: ['R-2'], limited: ['C-1'], conditional: [] } }, false],
  ['a comparison', { ...BARE, compared: { left: 'a', right: 'b', at: 0.5 } }, false],
])('says whether %s is a mark alone', (_, after, isMarks) => {
  expect([differInMarksAlone(BARE, after), differInMarksAlone(after, BARE)]).toEqual([isMarks, isMarks]);
});
