import * as v from 'valibot';
import type { CanvasContext } from '../../../src/application/map-page/canvas-machine.ts';
import type { CompareContext } from '../../../src/application/map-page/compare-machine.ts';
import type { LayersContext } from '../../../src/application/map-page/layers-machine.ts';
import type { MeasureContext } from '../../../src/application/map-page/measure-machine.ts';
import type { PanelContext } from '../../../src/application/map-page/panel-machine.ts';
import { PANEL_TABS } from '../../../src/domain/map/sheet.ts';
import type { Model } from '../model.ts';
import { examplesOf } from './examples.ts';
import { HOSTILE_NUMBERS, HOSTILE_TEXTS } from './hostile.ts';
import { mapBounds, mapPosition, mapView } from './shapes.ts';

const ids = (type: string) => HOSTILE_TEXTS.map((id) => ({ type, id }));

/** The drawn map. */
export const canvas: Model = {
  machine: 'canvas',
  scenarios: ['all-well'],
  events: examplesOf('canvas'),
  hostile: HOSTILE_TEXTS.map((message) => ({ type: 'map.lost', message })),
  collapse: ({ view, reason }: CanvasContext) => [view, reason],
  context: v.strictObject({ view: mapView, bounds: v.optional(mapBounds), reason: v.string() }),
};

/** The panel beside the map. */
export const panel: Model = {
  machine: 'panel',
  scenarios: ['all-well'],
  events: examplesOf('panel'),
  hostile: [],
  collapse: ({ tab, sheet }: PanelContext) => [tab, sheet],
  context: v.strictObject({ tab: v.picklist(PANEL_TABS), sheet: v.picklist(['low', 'half', 'full']) }),
};

const opacity = v.pipe(v.number(), v.safeInteger(), v.minValue(10), v.maxValue(100));

/** The layers of the map. */
export const layers: Model = {
  machine: 'layers',
  scenarios: ['all-well'],
  events: examplesOf('layers'),
  hostile: [
    ...ids('layer.toggled'),
    ...ids('category.toggled'),
    ...HOSTILE_NUMBERS.map((value) => ({ type: 'layer.faded', id: 'rdtr-pola-ruang', opacity: value })),
  ],
  collapse: ({ shown, expanded, failures }: LayersContext) => [shown, expanded, failures],
  context: v.strictObject({
    shown: v.pipe(
      v.array(v.strictObject({ id: v.string(), opacity })),
      v.check((list) => new Set(list.map(({ id }) => id)).size === list.length, 'a layer twice'),
    ),
    expanded: v.pipe(
      v.array(v.string()),
      v.check((list) => new Set(list).size === list.length, 'a category twice'),
    ),
    failures: v.record(v.string(), v.string()),
  }),
};

/** Measuring. */
export const measure: Model = {
  machine: 'measure',
  scenarios: ['all-well'],
  events: examplesOf('measure'),
  hostile: HOSTILE_NUMBERS.map((degrees) => ({ type: 'point.set', at: [degrees, degrees] })),
  collapse: ({ kind, points }: MeasureContext) => [kind, points.length],
  // A line of more points is no other line.
  stopWhen: ({ context }) => context.points.length > 3,
  context: v.strictObject({ kind: v.picklist(['length', 'area']), points: v.array(mapPosition) }),
};

/** Comparing two layers. */
export const compare: Model = {
  machine: 'compare',
  scenarios: ['all-well'],
  events: examplesOf('compare'),
  hostile: HOSTILE_NUMBERS.map((at) => ({ type: 'line.moved', at })),
  collapse: ({ left, right, at }: CompareContext) => [left, right, at],
  context: v.pipe(
    v.strictObject({
      left: v.string(),
      right: v.string(),
      at: v.pipe(v.number(), v.safeInteger(), v.minValue(5), v.maxValue(95)),
    }),
    v.check(({ left, right }) => left !== right, 'a layer beside itself'),
  ),
};
