import { readText } from '@bupc/inspector/application/files/read-text.ts';
import { describe, expect, it } from 'vitest';
import { KNOWLEDGE } from '../../../tools/paths/files.ts';
import { path, problems, recording, report, scenario } from './samples.ts';

describe('a file that is right', () => {
  it.each([
    ['path', path],
    ['recording', recording],
    ['report', report],
  ])('is read as a %s', (kind, value) => {
    expect(readText(KNOWLEDGE, JSON.stringify(value))).toEqual({ kind, value });
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
