import type { Actor } from 'xstate';
import { viewOfPlace } from '../../domain/map/map-moves.ts';
import type { CanvasEvent } from './canvas-events.ts';
import type { MapMachineName } from './map-machines.ts';
import { mapPageFlows } from './map-page-flows.ts';
import { type MapPagePorts, UNTOLD } from './map-page-setup.ts';

// If an actor fails, the others go on.
const onError = {
  actions: {
    type: 'report',
    params: ({ event }: { readonly event: { readonly error: unknown } }) => event.error,
  },
} as const;

/** Invokes a machine for as long as the page runs. Its changes are drawn, and written into the address. */
const machine = <Name extends MapMachineName>(name: Name) =>
  ({ src: name, id: name, systemId: name, onSnapshot: { actions: 'notice' }, onError }) as const;

const environment = <Name extends 'engine' | 'address' | 'scheme' | 'motion' | 'stage'>(name: Name) =>
  ({ src: name, id: name, systemId: name, onError }) as const;

type Page = ReturnType<typeof mapPageFlows>;

/** Whether the map is drawn yet; from then on it shows what the machines are. */
const drawing = (page: Page) =>
  page.createStateConfig({
    initial: 'waiting',
    on: { 'stage.opened': { target: '.drawn', actions: 'openMap' } },
    states: { waiting: {}, drawn: { on: { 'machine.changed': { actions: 'draw' } } } },
  });

/** The address of the page: it is followed whenever it arrives, and otherwise says what is open. */
const address = (page: Page) =>
  page.createStateConfig({
    initial: 'closed',
    on: {
      'address.opened': { actions: 'read' },
      'address.arrived': {
        target: '.followed',
        actions: [{ type: 'know', params: ({ event }) => ({ search: event.search }) }, 'follow'],
      },
    },
    states: {
      closed: {},
      // A change that follows the address is not written into it again.
      followed: { on: { 'address.followed': 'written' } },
      written: { on: { 'machine.changed': { actions: 'write' } } },
    },
  });

/** What a click on the map is for: measuring and comparing exclude each other. */
const tool = (page: Page) =>
  page.createStateConfig({
    initial: 'none',
    on: {
      'map.clicked': { actions: { type: 'openCard', params: ({ event }) => event.at } },
      'measure.opened': '.measuring',
      'compare.opened': '.comparing',
    },
    states: {
      none: {},
      measuring: {
        entry: 'lowerSheet',
        on: {
          'map.clicked': {
            actions: [{ type: 'setPoint', params: ({ event }) => event.at }, 'lowerSheet'],
          },
          'measure.ended': 'none',
          'compare.opened': { target: 'comparing', actions: 'endMeasuring' },
        },
      },
      comparing: {
        entry: { type: 'showTab', params: 'layers' },
        on: {
          'compare.ended': 'none',
          'measure.opened': { target: 'measuring', actions: 'endComparing' },
        },
      },
    },
  });

const sendToCanvas = {
  type: 'sendToCanvas',
  params: ({ event }: { readonly event: CanvasEvent }) => event,
} as const;

/**
 * The map page (spec §4 Map): it invokes every machine and passes messages between them. One createActor starts it, with MAP_PAGE as its system id.
 */
export function createMapPageMachine(ports: MapPagePorts) {
  const page = mapPageFlows(ports);
  return page.createMachine({
    id: 'map-page',
    context: UNTOLD,
    type: 'parallel',
    invoke: [
      machine('canvas'),
      machine('centre'),
      machine('panel'),
      machine('layers'),
      machine('place'),
      machine('setback'),
      machine('placeSearch'),
      machine('activity'),
      machine('measure'),
      machine('compare'),
      machine('here'),
      machine('print'),
      environment('engine'),
      environment('scheme'),
      environment('motion'),
      environment('stage'),
      environment('address'),
    ],
    on: {
      'scheme.changed': {
        actions: [{ type: 'know', params: ({ event }) => ({ isDark: event.isDark }) }, 'notice'],
      },
      'motion.changed': { actions: { type: 'know', params: ({ event }) => ({ isStill: event.isStill }) } },
      'stage.measured': { actions: { type: 'know', params: ({ event }) => ({ stage: event.stage }) } },
      'view.asked': { actions: { type: 'go', params: ({ event }) => event.to } },
      'map.opened': { actions: sendToCanvas },
      'map.refused': { actions: sendToCanvas },
      'map.drawn': { actions: sendToCanvas },
      'map.lost': { actions: sendToCanvas },
      'map.moved': {
        actions: [sendToCanvas, { type: 'comeToAwaited', params: ({ event }) => event.bounds }],
      },
      'layer.failed': { actions: { type: 'sendToLayers', params: ({ event }) => event } },
      'place.found': { actions: { type: 'comeToFound', params: ({ event }) => event.found } },
      'place.shown': {
        actions: [
          { type: 'comeToShown', params: ({ event }) => event },
          { type: 'askSetback', params: ({ event }) => event.facts },
        ],
      },
      'here.found': { actions: { type: 'go', params: ({ event }) => viewOfPlace(event.at) } },
    },
    states: { drawing: drawing(page), address: address(page), tool: tool(page) },
  });
}

/** The root of the map page, running or not. */
export type MapPage = Actor<ReturnType<typeof createMapPageMachine>>;
