import { type Path, readText, replay } from '@bupc/inspector/node';
import { describe, expect, it } from 'vitest';
import type { StateValue } from 'xstate';
import { KNOWLEDGE } from '../../../tools/paths/files.ts';
import { siteSubjects } from '../../../tools/paths/subject.ts';
import { path, problems, recording, report, scenario } from './samples.ts';

/** Reads a path as it was saved before; gives its steps of today, and whether each passes in a world where all is well. */
async function former(machine: string, start: StateValue, ...steps: readonly Path['steps'][number][]) {
  const end = { state: steps.at(-1)?.state ?? start };
  const read = readText(KNOWLEDGE, JSON.stringify({ ...path, machine, start: { state: start }, steps, end }));
  if (!('kind' in read) || read.kind !== 'path') throw new Error('it is no path');
  const subject = siteSubjects()(machine, 'all-well');
  const passes: boolean[] = [];
  for await (const { passed } of replay(read.value, new Map([[machine, subject]]))) passes.push(passed);
  expect(passes).toEqual(Array(steps.length + 2).fill(true));
  return read.value.steps.map((one) => ('event' in one ? one.event : one.outcome));
}

describe('a file that is right', () => {
  it.each([
    ['path', path],
    ['recording', recording],
    ['report', report],
  ])('is read as a %s', (kind, value) => {
    expect(readText(KNOWLEDGE, JSON.stringify(value))).toEqual({ kind, value });
  });

  it('is read as a report whose log has a failed request, and an error of the page with its place', () => {
    const base = { id: 1, at: 5, from: 'page', to: 'page', name: 'error' };
    const request = { ...base, kind: 'request', to: 'bupc.test', ms: 7, payload: { status: 503 } };
    const failed = { fate: 'failed', reason: 'status 503 after 7 ms' };
    const log = [
      { ...request, effect: failed },
      { ...base, id: 2, kind: 'event', effect: { ...failed, stack: ['a.js:1:1'] } },
    ];
    const value = { ...report, log };
    expect(readText(KNOWLEDGE, JSON.stringify(value))).toEqual({ kind: 'report', value });
  });

  it('is read as a scenario, with what it leaves out', () => {
    expect(readText(KNOWLEDGE, JSON.stringify(scenario))).toEqual({
      kind: 'scenario',
      value: {
        ...scenario,
        storage: {},
        images: 'none',
        time: 'real',
        baked: true,
        fallbackGallery: 'good',
        backgroundVideo: 'good',
      },
    });
  });

  it('may carry its world in place of a scenario of the project', () => {
    const world = { name: 'seen', title: 'Seen' };
    expect(problems({ ...path, scenario: 'seen', world })).toEqual([]);
    expect(problems({ ...recording, scenario: 'seen', world })).toEqual([]);
  });

  it('may name a machine as it was called before', () => {
    const former = { ...path, machine: 'modals', start: { state: {} }, steps: [], end: { state: {} } };
    expect(readText(KNOWLEDGE, JSON.stringify(former))).toMatchObject({ value: { machine: 'dialogs' } });
  });

  it('may hold events as they were called before, which replay as those of today', async () => {
    const toggled = { event: { type: 'button.toggled' }, state: { open: 'pinned' } };
    const step = (type: string) => ({ event: { type }, state: 'closed' });
    const steps = [toggled, step('escape.pressed'), toggled, step('outside.pressed')];
    expect(await former('dropdown', 'closed', ...steps)).toEqual(
      ['button.toggled', 'dropdown.closed', 'button.toggled', 'dropdown.left'].map((type) => ({ type })),
    );
  });

  it('may open dialogs as testers did before the address alone opened them', async () => {
    const opened = (dialog: string, state: StateValue) => ({
      event: { type: 'dialog.opened', dialog },
      state,
    });
    const events = await former(
      'dialogs',
      { services: 'closed' },
      opened('services', { services: 'open' }),
      opened('krkTerms', { services: 'open', krkTerms: 'open' }),
      opened('guide', { services: 'open', guide: 'open' }),
      { event: { type: 'dialog.closed', dialog: 'krkTerms' }, state: { krkTerms: 'closed' } },
      { event: { type: 'page.shown', panduan: 4 }, state: { guide: 'open' }, context: { panduan: 4 } },
      opened('search', { services: 'open', guide: 'open', search: 'open', krkTerms: 'closed' }),
    );
    expect(events.at(-1)).toEqual({
      type: 'address.changed',
      open: { layanan: 'utama', panduan: 4, temukan: '' },
    });
  });

  it('may name the answers that the search awaits as they were called before', async () => {
    const ready = (state: string) => ({ open: { finding: { ready: state } } });
    const news = { type: 'source.changed', source: 'news', status: 'ready' };
    const events = await former(
      'search',
      'closed',
      { event: { type: 'search.opened', words: '' }, state: { open: { finding: 'opening' } } },
      { outcome: 'openIndex done in open.finding.opening', state: ready('idle') },
      { event: news, state: ready('counting') },
      { outcome: 'openIndex done in open.finding.ready.counting', state: ready('idle') },
    );
    expect(events.filter((one) => typeof one === 'string')).toEqual(['openIndex done', 'count done']);
  });

  it('may be a recording that holds them', () => {
    const entry = { machine: 'dropdown', from: 'page', at: 1, state: 'closed' };
    const ends = { dropdown: { state: 'closed' } };
    const former = {
      ...recording,
      start: ends,
      end: ends,
      entries: [{ ...entry, event: { type: 'escape.pressed' } }],
    };
    expect(readText(KNOWLEDGE, JSON.stringify(former))).toMatchObject({
      value: { entries: [{ ...entry, event: { type: 'dropdown.closed' } }] },
    });
  });
});

describe('an event that meets no schema', () => {
  const wrong = { event: { type: 'search.changed' }, state: 'loading' };

  it('may stand where a machine is to ignore it', () => {
    expect(problems({ ...path, steps: [{ ...wrong, ignored: true }] })).toEqual([]);
  });

  it('may stand in what was recorded, since it happened', () => {
    const entry = { ...wrong, machine: 'gallery', from: 'page', at: 1 };
    expect(problems({ ...path, by: 'recording', steps: [wrong] })).toEqual([]);
    expect(problems({ ...recording, entries: [entry] })).toEqual([]);
  });
});
