import { describe, expect, it } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { createPageLog, type PageLog } from '../../../src/application/log/page-log.ts';
import type { StepResult } from '../../../src/application/paths/replay.ts';
import { playableVisit, type Visitor } from '../../../src/application/paths/replay-visit.ts';
import type { Recording } from '../../../src/domain/recording.ts';

const RECORDING: Recording = {
  format: 'bupc-recording-1',
  name: 'visit',
  title: 'A visit',
  scenario: 'all-well',
  address: '/home',
  start: {},
  entries: [
    { visitor: { act: 'click', role: 'button', name: 'Muat ulang' }, at: 0 },
    {
      machine: 'gallery',
      from: 'page',
      at: 1,
      cause: 0,
      event: { type: 'refresh.requested' },
      state: 'loading',
    },
    { machine: 'gallery', from: 'gallery feed', at: 2, cause: 1, outcome: 'loadFeed done', state: 'loaded' },
    {
      machine: 'lightbox',
      from: 'gallery',
      at: 3,
      cause: 2,
      event: { type: 'folder.settled' },
      state: 'closed',
    },
    { machine: 'banners', from: 'page', at: 4, event: { type: 'slide.changed', index: 1 }, state: 'playing' },
    { visitor: { act: 'type', role: 'searchbox', name: 'Cari', value: 'sawah' }, at: 5 },
  ],
  end: { gallery: { state: 'loaded' }, banners: { state: 'paused' } },
};

const machineIn = (state: string) =>
  createActor(createMachine({ initial: state, states: { [state]: {} } })).start();
const machines = { gallery: machineIn('loaded'), banners: machineIn('playing') };

const sends = (log: PageLog, machine: string, name: string) =>
  void log.add({ kind: 'event', from: 'page', to: machine, name });

const sendsOnly = (...list: string[]) => ({ state: '', context: { sends: list } });

async function visited(visitor: (log: PageLog) => Visitor['act'], page = machines) {
  const log = createPageLog(() => 0);
  const playable = playableVisit(RECORDING, log, '{}', { act: visitor(log), machines: page, patience: 20 });
  const results: StepResult[] = [];
  for await (const result of playable.results) results.push(result);
  return { steps: playable.steps, results: results.map(({ passed, reason }) => reason ?? passed) };
}

describe('a visit', () => {
  it('expects of an act what followed from it, and not what came by itself', async () => {
    const { steps } = await visited(() => async () => undefined);
    expect(steps.map(({ label, expected }) => [label, expected])).toEqual([
      ['Start', sendsOnly()],
      ['click button “Muat ulang”', sendsOnly('gallery refresh.requested', 'lightbox folder.settled')],
      ['type “sawah” searchbox “Cari”', sendsOnly()],
      // The banners go by the clock.
      ['End', { gallery: { state: 'loaded' } }],
    ]);
  });

  it('passes where the machines are sent it again, however late', async () => {
    const { results } = await visited((log) => async () => {
      sends(log, 'gallery', 'refresh.requested');
      queueMicrotask(() => sends(log, 'lightbox', 'folder.settled'));
    });
    expect(results).toEqual([true, true, true, true]);
  });

  it('stops where what the acts reached ends elsewhere, though it was sent the same', async () => {
    const { results } = await visited(
      (log) => async () => {
        sends(log, 'gallery', 'refresh.requested');
        sends(log, 'lightbox', 'folder.settled');
      },
      { ...machines, gallery: machineIn('failed') },
    );
    expect(results).toEqual([true, true, true, 'gallery: state should be loaded, is failed']);
  });

  it('stops at what did not follow', async () => {
    const { results } = await visited((log) => async () => sends(log, 'gallery', 'refresh.requested'));
    expect(results).toEqual([true, 'lightbox was not sent folder.settled within 0.02 s']);
  });

  it('tells with the result what the recording says was sent', async () => {
    const log = createPageLog(() => 0);
    const act = async () => sends(log, 'gallery', 'refresh.requested');
    const { results } = playableVisit(RECORDING, log, '{}', { act, machines, patience: 20 });
    const told: unknown[] = [];
    for await (const { expected, actual } of results) told.push([expected, actual]);
    expect(told).toEqual([
      [sendsOnly(), sendsOnly()],
      [
        sendsOnly('gallery refresh.requested', 'lightbox folder.settled'),
        sendsOnly('gallery refresh.requested'),
      ],
    ]);
  });

  it('stops at an element that is not there', async () => {
    const { results } = await visited(() => async () => {
      throw new Error('no button “Muat ulang” in the page');
    });
    expect(results).toEqual([true, 'no button “Muat ulang” in the page']);
  });
});
