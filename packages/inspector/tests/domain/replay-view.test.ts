import { expect, it } from 'vitest';
import {
  givenInWords,
  holdsPage,
  isUnderWay,
  leftOutOfReplay,
  ownSteps,
  type ReplayedStep,
  type ReplayStatus,
  type ReplayView,
} from '../../src/domain/replay-view.ts';

const step = (kind: ReplayedStep['kind'], place: number): ReplayedStep => ({
  place,
  kind,
  label: kind,
  expected: {},
});
const view = (status: ReplayStatus): ReplayView => ({
  name: 'retry',
  title: 'Retry',
  scenario: 'all-well',
  status,
  pace: 0,
  steps: [step('start', 0), step('event', 1), step('outcome', 2), step('visitor', 3), step('end', 4)],
});

it.each<[ReplayStatus, boolean, boolean]>([
  ['ready', true, true],
  ['playing', true, true],
  ['paused', true, true],
  ['passed', false, true],
  ['failed', false, true],
  ['stopped', false, true],
  ['left', false, false],
])('a replay that is %s: under way %s, holds the page %s', (status, isGoing, isHeld) => {
  expect([isUnderWay(status), holdsPage(view(status))]).toEqual([isGoing, isHeld]);
});

it('no replay holds no page', () => {
  expect(holdsPage(undefined)).toBe(false);
});

it('counts what moves the machines: neither start and end, nor what the visitor did', () => {
  expect(ownSteps(view('ready')).map(({ place }) => place)).toEqual([1, 2]);
});

it('counts what is taken as recorded, by kind', () => {
  const steps: readonly ReplayedStep[] = [
    step('start', 0),
    { ...step('visitor', 1), given: 'act' },
    { ...step('event', 2), given: 'message' },
    { ...step('event', 3), given: 'message' },
    { ...step('outcome', 4), given: 'answer' },
    step('event', 5),
  ];
  expect(givenInWords({ ...view('passed'), steps })).toEqual([
    '1 act of the visitor',
    '1 answer',
    '2 messages of the page',
  ]);
});

it('names once what its file says in short', () => {
  const folders = { count: 3, first: 'a', last: 'c' };
  const steps: readonly ReplayedStep[] = [
    { ...step('start', 0), expected: { gallery: { state: 'shown', context: { folders } } } },
    { ...step('event', 1), expected: { state: 'shown', context: { folders, query: 'x' } } },
    {
      ...step('end', 2),
      expected: { gallery: { context: { folders: { ...folders, digest: '01234567' } } } },
    },
  ];
  expect(leftOutOfReplay({ ...view('passed'), steps })).toEqual(['folders']);
});
