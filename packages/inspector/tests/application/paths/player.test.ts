import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { pauseMachine, viewOnly } from '../../../src/application/paths/paused-machine.ts';
import { playable } from '../../../src/application/paths/playable.ts';
import { createPlayer } from '../../../src/application/paths/player.ts';
import type { Path, PathStep } from '../../../src/domain/path.ts';
import { dropdownMachine } from '../../a-menu.ts';

const pathOf = (...steps: PathStep[]): Path => ({
  name: 'hover',
  title: 'Hovering',
  by: 'hand',
  machine: 'dropdown',
  scenario: 'all-well',
  start: { state: 'closed' },
  steps,
  end: { state: steps.at(-1)?.state ?? 'closed' },
});

const HOVERED: PathStep = { event: { type: 'pointer.entered' }, state: { open: 'hovered' } };
const LEFT: PathStep = { event: { type: 'pointer.left' }, state: { open: 'leaving' } };

const subjects = () =>
  new Map([['dropdown', viewOnly(pauseMachine(createActor(dropdownMachine), () => false))]]);

function playerOf(path: Path) {
  const subject = viewOnly(pauseMachine(createActor(dropdownMachine), () => false));
  const statuses: string[] = [];
  const waited: number[] = [];
  const player = createPlayer({
    ...playable(path, new Map([[path.machine, subject]]), undefined, {
      problemsOf: (_, event) => (Object.hasOwn(event as object, 'far') ? [FAR] : []),
    }),
    onChange: ({ status }) => statuses.push(status),
    wait: async (ms) => void waited.push(ms),
  });
  return { player, statuses, waited, subject };
}

/** A player that waits between two steps until it may go on. */
function waitingPlayer(path: Path) {
  const waiting: (() => void)[] = [];
  const player = createPlayer({
    ...playable(path, subjects()),
    onChange: () => undefined,
    wait: () => new Promise((resolve) => waiting.push(resolve)),
  });
  return { player, waited: () => waiting.length, resume: () => waiting.shift()?.() };
}

const FAR = 'far is not known to this event';

describe('a player', () => {
  it('stands before the start, with what every step expects', () => {
    expect(playerOf(pathOf(HOVERED)).player.view()).toEqual({
      name: 'hover',
      title: 'Hovering',
      by: 'hand',
      machine: 'dropdown',
      scenario: 'all-well',
      status: 'ready',
      pace: 250,
      steps: [
        { place: 0, kind: 'start', machine: 'dropdown', label: 'Start', expected: { state: 'closed' } },
        {
          place: 1,
          kind: 'event',
          machine: 'dropdown',
          label: 'pointer.entered',
          expected: { state: { open: 'hovered' } },
        },
        {
          place: 2,
          kind: 'end',
          machine: 'dropdown',
          label: 'End',
          expected: { state: { open: 'hovered' } },
        },
      ],
    });
  });

  it('gives for each step its last log entry and how long it took', async () => {
    const path = pathOf(HOVERED);
    let [entry, now] = [4, 100];
    const player = createPlayer({
      ...playable(path, subjects()),
      onChange: () => undefined,
      wait: async () => undefined,
      entry: () => entry,
      now: () => {
        now += 5;
        return now;
      },
    });
    await player.step();
    entry = 9;
    await player.step();
    expect(player.view().steps.map((step) => [step.entry, step.ms])).toEqual([
      [4, 5],
      [9, 5],
      [undefined, undefined],
    ]);
  });

  it('takes no step once it is stopped', async () => {
    const { player, statuses } = playerOf(pathOf(HOVERED));
    await player.step();
    player.stop();
    await player.step();
    await player.play();
    expect(statuses).toEqual(['paused', 'stopped']);
  });

  it('takes a step at a time and passes with the last', async () => {
    const { player, statuses } = playerOf(pathOf(HOVERED));
    await player.step();
    await player.step();
    await player.step();
    await player.step();
    expect(statuses).toEqual(['paused', 'paused', 'passed']);
    expect(player.view().steps[1]).toEqual({
      place: 1,
      kind: 'event',
      machine: 'dropdown',
      label: 'pointer.entered',
      expected: { state: { open: 'hovered' } },
      actual: { state: { open: 'hovered' }, context: {} },
      passed: true,
    });
  });

  it('takes as many steps as it is asked for, also while one is under way', async () => {
    const { player, statuses } = playerOf(pathOf(HOVERED, LEFT));
    await Promise.all([player.step(), player.step(), player.step()]);
    expect([statuses, player.view().steps.map(({ passed }) => passed)]).toEqual([
      ['paused', 'paused', 'paused'],
      [true, true, true, undefined],
    ]);
  });

  it('takes the step that is asked for once a pause has come into the one under way', async () => {
    const { player } = playerOf(pathOf(HOVERED, LEFT));
    const playing = player.play();
    await player.playOrPause();
    await Promise.all([playing, player.step()]);
    expect(player.view().steps.map(({ passed }) => passed)).toEqual([true, true, undefined, undefined]);
  });

  it('keeps its pace where it is paused and played again within it', async () => {
    const { player, waited, resume } = waitingPlayer(pathOf(HOVERED, LEFT));
    const first = player.play();
    await vi.waitFor(() => expect(waited()).toBe(1));
    await player.playOrPause();
    const again = player.play();
    await vi.waitFor(() => expect(waited()).toBe(2));
    resume();
    await first;
    expect(player.view().steps.map(({ passed }) => passed)).toEqual([true, true, undefined, undefined]);
    player.stop();
    resume();
    await again;
  });

  it('plays or pauses by what it does itself, however often it is asked', async () => {
    const { player, statuses } = playerOf(pathOf(HOVERED));
    const asked = [player.playOrPause(), player.playOrPause(), player.playOrPause()];
    expect(statuses).toEqual(['playing', 'paused', 'playing']);
    await Promise.all(asked);
    expect(player.view().status).toBe('passed');
  });

  it('plays to the end, as long as its pace between two steps', async () => {
    const { player, statuses, waited } = playerOf(pathOf(HOVERED, LEFT));
    player.setPace(1000);
    await player.play();
    expect(statuses).toEqual(['ready', 'playing', 'playing', 'playing', 'playing', 'passed']);
    expect(waited).toEqual([1000, 1000, 1000]);
  });

  it('stops at the first difference and says what it was', async () => {
    const { player, statuses } = playerOf(pathOf({ ...HOVERED, state: { open: 'pinned' } }, LEFT));
    await player.play();
    expect(statuses.at(-1)).toBe('failed');
    expect(player.view().steps.map(({ passed, reason }) => [passed, reason])).toEqual([
      [true, undefined],
      [false, 'state should be open.pinned, is open.hovered'],
      [undefined, undefined],
      [undefined, undefined],
    ]);
  });

  it('fails clearly where the machine no longer accepts a step', async () => {
    const { player } = playerOf(pathOf(LEFT));
    await player.play();
    expect(player.view().steps[1]?.reason).toBe('closed does not take pointer.left');
  });

  it('does not pass where the page broke meanwhile, and says which step was not as expected', async () => {
    const different: unknown[] = [];
    const player = createPlayer({
      ...playable(pathOf(HOVERED), subjects()),
      onChange: () => undefined,
      wait: async () => undefined,
      broken: async () => 'the page broke: no query',
      onDifference: ({ place, reason }) => different.push([place, reason]),
    });
    await player.play();
    expect([player.view().status, different]).toEqual(['failed', [[2, 'the page broke: no query']]]);
  });

  it('has not passed where the page breaks later, as by what it brings late; once left, it says no more', async () => {
    const { player } = playerOf(pathOf(HOVERED));
    player.broke('too early to say');
    await player.play();
    expect(player.view().status).toBe('passed');
    player.broke('the page broke: no query');
    const { status, steps } = player.view();
    expect([status, steps.at(-1)?.reason]).toEqual(['failed', 'the page broke: no query']);
    player.leave();
    player.broke('the page broke: again');
    expect(player.view().status).toBe('left');
  });

  it('stops at an event that does not fit its schema, even where the result is as expected', async () => {
    const { player } = playerOf(
      pathOf({ event: { type: 'pointer.entered', far: 1 }, state: { open: 'hovered' } }),
    );
    await player.play();
    expect(player.view().steps[1]?.reason).toBe(`pointer.entered does not fit: ${FAR}`);
  });

  it('stays where it is when it is paused', async () => {
    const { player, statuses } = playerOf(pathOf(HOVERED, LEFT));
    const playing = player.play();
    await player.playOrPause();
    await playing;
    expect(statuses).toEqual(['playing', 'paused', 'paused']);
  });
});

it('moves a paused machine by the replay alone: what the page sends it is ignored', async () => {
  const { player, subject } = playerOf(pathOf(HOVERED));
  await player.step();
  subject.actor.send({ type: 'button.toggled' });
  expect(subject.actor.getSnapshot().value).toBe('closed');
  await player.step();
  expect(subject.actor.getSnapshot().value).toEqual({ open: 'hovered' });
});
