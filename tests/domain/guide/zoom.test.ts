import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canZoomIn,
  canZoomOut,
  clampZoom,
  ZOOM_DEFAULT,
  ZOOM_MAX,
  ZOOM_MIN,
  ZOOM_STEP,
  zoomIn,
  zoomOut,
} from '../../../src/domain/guide/zoom.ts';

describe('zoom', () => {
  it('goes from 70% to 150% in steps of 10% and back, without floating error', () => {
    const up = Array.from({ length: 9 }).reduce<number[]>(
      (list) => [...list, zoomIn(list.at(-1) ?? 0)],
      [0.7],
    );
    expect(up).toEqual([0.7, 0.8, 0.9, 1, 1.1, 1.2, 1.3, 1.4, 1.5, 1.5]);
    const down = Array.from({ length: 9 }).reduce<number[]>(
      (list) => [...list, zoomOut(list.at(-1) ?? 0)],
      [1.5],
    );
    expect(down).toEqual([1.5, 1.4, 1.3, 1.2, 1.1, 1, 0.9, 0.8, 0.7, 0.7]);
  });

  it.each([
    [0, 0.7],
    [0.69, 0.7],
    [0.74, 0.7],
    [1.26, 1.3],
    [9, 1.5],
    [Number.NEGATIVE_INFINITY, 0.7],
    [Number.POSITIVE_INFINITY, 1.5],
    [Number.NaN, 1],
  ])('clamps %d to %d', (zoom, expected) => {
    expect(clampZoom(zoom)).toBe(expected);
  });

  it.each([
    [0.7, true, false],
    [0.8, true, true],
    [1.4, true, true],
    [1.5, false, true],
    [0.1, true, false],
    [3, false, true],
  ])('at %d: in %j, out %j', (zoom, into, out) => {
    expect([canZoomIn(zoom), canZoomOut(zoom)]).toEqual([into, out]);
  });

  it('undoes a step that is not at the end', () => {
    fc.assert(
      fc.property(fc.integer({ min: 7, max: 14 }), (tenths) => {
        expect(zoomOut(zoomIn(tenths / 10))).toBe(tenths / 10);
      }),
    );
  });

  it('has the limits of the specification', () => {
    expect([ZOOM_MIN, ZOOM_MAX, ZOOM_STEP, ZOOM_DEFAULT]).toEqual([0.7, 1.5, 0.1, 1]);
  });
});
