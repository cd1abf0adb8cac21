import { eventProblems, examplesOf, sampleOf } from '@bupc/inspector/node';
import { describe, expect, it } from 'vitest';
import { EVENT_SCHEMAS } from '../../../qa/events/all-events.ts';
import { ALL_MACHINE_NAMES } from '../../../qa/page/inspected-machines.ts';
import { KNOWLEDGE } from '../../../tools/paths/files.ts';

const KNOWN = 'it knows refresh.requested, search.changed, page.next, page.previous';

describe('an event that is wrong', () => {
  it.each<[machine: string, event: unknown, ...sentences: string[]]>([
    ['gallery', { type: 'search.changed', query: null }, 'query must be a string, is null'],
    [
      'gallery',
      { type: 'search.changed', search: 'sawah' },
      'query is missing, needs a string',
      'search is not known to this event',
    ],
    [
      'gallery',
      { type: 'page.next', page: 2, constructor: 1 },
      'page is not known to this event',
      'constructor is not known to this event',
    ],
    ['gallery', { type: 'page.nxt' }, `gallery knows no event "page.nxt"; ${KNOWN}; did you mean page.next?`],
    ['gallery', { type: 'toString' }, `gallery knows no event "toString"; ${KNOWN}`],
    ['gallery', { query: 'x' }, 'type is missing, needs a string'],
    ['gallery', { type: 7 }, 'type must be a string, is 7'],
    ['gallery', 'page.next', 'an event must be an object with a type, is "page.next"'],
    ['gallery', null, 'an event must be an object with a type, is null'],
    ['gallery', [], 'an event must be an object with a type, is a list'],
    ['lightbox', { type: 'image.shown', index: 'x' }, 'index must be a whole number from 0, is "x"'],
    ['lightbox', { type: 'image.shown', index: -0.5 }, 'index must be a whole number from 0, is -0.5'],
    ['dialogs', { type: 'subject.moved', foto: 0 }, 'foto must be a whole number from 1, is 0'],
    [
      'guide',
      { type: 'layout.changed', layout: 'sprad' },
      'layout must be one of single, spread, is "sprad"; did you mean spread?',
    ],
    [
      'lightbox',
      { type: 'share.requested', page: { title: 'A', link: 'b' } },
      'page: url is missing, needs a string',
      'page: link is not known to a page',
    ],
    ['lightbox', { type: 'share.requested', page: 'a' }, 'page must be an object, is "a"'],
    [
      'dialogs',
      { type: 'address.changed', open: { layanan: 'x', foto: '2' } },
      'open: layanan must be one of utama, itr, krk, siteplan, kkpr, peta, interaksi, is "x"',
      'open: foto must be a whole number from 1, is "2"',
    ],
    [
      'galery',
      { type: 'page.next' },
      `machine must be one of ${ALL_MACHINE_NAMES.join(', ')}, is "galery"; did you mean gallery?`,
    ],
  ])('%s %j: %s', (machine, event, ...sentences) => {
    expect(eventProblems(KNOWLEDGE, machine, event)).toEqual(sentences);
  });
});

describe.each(ALL_MACHINE_NAMES)('the events of %s', (machine) => {
  const types = KNOWLEDGE.machines[machine].events.filter((type) => !type.startsWith('xstate.'));

  it('are those that its states take', () => {
    expect(Object.keys(EVENT_SCHEMAS[machine]).sort()).toEqual(types.sort());
  });

  it('have each an example, and every example meets its schema', () => {
    expect([...new Set(examplesOf(KNOWLEDGE, machine).map(({ type }) => type))].sort()).toEqual(types.sort());
    expect(
      examplesOf(KNOWLEDGE, machine).flatMap((event) => eventProblems(KNOWLEDGE, machine, event)),
    ).toEqual([]);
  });

  it('start from their first example', () => {
    const [first] = examplesOf(KNOWLEDGE, machine);
    expect(sampleOf(KNOWLEDGE, machine, first?.type ?? '')).toEqual(first);
    expect(sampleOf(KNOWLEDGE, machine, 'nothing.known')).toBeUndefined();
  });
});
