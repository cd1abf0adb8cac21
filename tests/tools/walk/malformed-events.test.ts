import { eventProblems } from '@bupc/inspector/node';
import { describe, expect, it } from 'vitest';
import { EVENT_SCHEMAS } from '../../../qa/events/all-events.ts';
import { ALL_MACHINE_NAMES } from '../../../qa/page/inspected-machines.ts';
import { KNOWLEDGE } from '../../../tools/paths/files.ts';
import { malformedEvents } from '../../../tools/walk/malformed-events.ts';

describe.each(ALL_MACHINE_NAMES)('what is no event of %s', (machine) => {
  const malformed = malformedEvents(EVENT_SCHEMAS[machine]);

  it('is refused, all of it', () => {
    const taken = malformed.filter(({ event }) => eventProblems(KNOWLEDGE, machine, event).length === 0);
    expect(taken.map(({ what }) => what)).toEqual([]);
  });

  it('is called by what is wrong with it, once each', () => {
    const names = malformed.map(({ what }) => what);
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  });
});
