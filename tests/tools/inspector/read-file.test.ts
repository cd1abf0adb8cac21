import { type Path, readText, replay } from '@bupc/inspector/node';
import { describe, expect, it } from 'vitest';
import { KNOWLEDGE } from '../../../tools/paths/files.ts';
import { siteSubjects } from '../../../tools/paths/subject.ts';
import { path, problems, recording, report, scenario } from './samples.ts';

/** Whether each step of a path passes, in a world where all is well. */
async function passesOf(path: Path): Promise<readonly boolean[]> {
  const subject = siteSubjects()(path.machine, 'all-well');
  const passes: boolean[] = [];
  for await (const { passed } of replay(path, new Map([[path.machine, subject]]))) passes.push(passed);
  return passes;
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
    const step = (type: string) => ({ event: { type }, state: 'closed' });
    const former = {
      ...path,
      machine: 'dropdown',
      start: { state: 'closed' },
      steps: [
        { event: { type: 'button.toggled' }, state: { open: 'pinned' } },
        step('escape.pressed'),
        { event: { type: 'button.toggled' }, state: { open: 'pinned' } },
        step('outside.pressed'),
      ],
      end: { state: 'closed' },
    };
    const read = readText(KNOWLEDGE, JSON.stringify(former));
    if (!('kind' in read) || read.kind !== 'path') throw new Error('it is no path');
    const events = read.value.steps.map((one) => ('event' in one ? one.event.type : ''));
    expect(events).toEqual(['button.toggled', 'dropdown.closed', 'button.toggled', 'dropdown.left']);
    expect(await passesOf(read.value)).toEqual(Array(6).fill(true));
  });

  it('may open dialogs as testers did before the address alone opened them', async () => {
    const opened = (dialog: string, state: object) => ({ event: { type: 'dialog.opened', dialog }, state });
    const former = {
      ...path,
      machine: 'dialogs',
      start: { state: { services: 'closed' } },
      steps: [
        opened('services', { services: 'open' }),
        opened('krkTerms', { services: 'open', krkTerms: 'open' }),
        opened('guide', { services: 'open', guide: 'open' }),
        { event: { type: 'dialog.closed', dialog: 'krkTerms' }, state: { krkTerms: 'closed' } },
        { event: { type: 'page.shown', panduan: 4 }, state: { guide: 'open' }, context: { panduan: 4 } },
        opened('search', { search: 'open' }),
      ],
      end: { state: { services: 'open', guide: 'open', search: 'open', krkTerms: 'closed' } },
    };
    const read = readText(KNOWLEDGE, JSON.stringify(former));
    if (!('kind' in read) || read.kind !== 'path') throw new Error('it is no path');
    expect(read.value.steps.at(-1)).toMatchObject({
      event: { type: 'address.changed', open: { layanan: 'utama', panduan: 4, temukan: '' } },
    });
    expect(await passesOf(read.value)).toEqual(Array(8).fill(true));
  });

  it('may name the answers that the search awaits as they were called before', async () => {
    const ready = (state: string) => ({ open: { finding: { ready: state } } });
    const step = (outcome: string, state: object) => ({ outcome, state });
    const former = {
      ...path,
      machine: 'search',
      start: { state: 'closed' },
      steps: [
        { event: { type: 'search.opened', words: '' }, state: { open: { finding: 'opening' } } },
        step('openIndex done in open.finding.opening', ready('idle')),
        {
          event: { type: 'source.changed', source: 'news', status: 'ready' },
          state: ready('counting'),
        },
        step('openIndex done in open.finding.ready.counting', ready('idle')),
      ],
      end: { state: ready('idle') },
    };
    const read = readText(KNOWLEDGE, JSON.stringify(former));
    if (!('kind' in read) || read.kind !== 'path') throw new Error('it is no path');
    expect(read.value.steps.flatMap((one) => ('outcome' in one ? [one.outcome] : []))).toEqual([
      'openIndex done',
      'count done',
    ]);
    expect(await passesOf(read.value)).toEqual(Array(6).fill(true));
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
