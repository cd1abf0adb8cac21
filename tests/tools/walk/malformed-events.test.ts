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

it('is spoilt in every field, one at a time', () => {
  const values = ['null', 'undefined', 'true', 'a list', 'an object', '-1', '0', 'a half', '2^53'];
  const spoilt = [...values, 'no number', 'infinity'].map((value) => `with ${value} as query`);
  const names = malformedEvents(EVENT_SCHEMAS.mapCatalogue).map(({ what }) => what);
  expect(names.filter((name) => name.startsWith('search.changed'))).toEqual(
    ['without query', ...spoilt, 'with a field too many'].map((how) => `search.changed ${how}`),
  );
  expect(malformedEvents(EVENT_SCHEMAS.lightbox).map(({ what }) => what)).toEqual(
    expect.arrayContaining(['share.requested page without url', 'folder.settled folder with null as images']),
  );
});
