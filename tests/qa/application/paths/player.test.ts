import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { dropdownMachine } from '../../../../src/application/legal-products/dropdown-machine.ts';
import { holdMachine, viewOnly } from '../../../../src/qa/application/paths/held-machine.ts';
import type { Path, PathStep } from '../../../../src/qa/application/paths/path.ts';
import { createPlayer } from '../../../../src/qa/application/paths/player.ts';

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

function playerOf(path: Path) {
  const subject = viewOnly(holdMachine(createActor(dropdownMachine), () => false));
  const told: string[] = [];
  const waited: number[] = [];
  const player = createPlayer({
    path,
    subject,
    onChange: ({ status }) => told.push(status),
    wait: async (ms) => void waited.push(ms),
  });
  return { player, told, waited, subject };
}

describe('a player', () => {
  it('stands before the start, with what every step expects', () => {
    expect(playerOf(pathOf(HOVERED)).player.view()).toEqual({
      name: 'hover',
      machine: 'dropdown',
      scenario: 'all-well',
      status: 'ready',
      pace: 250,
      steps: [
        { place: 0, label: 'Start', expected: { state: 'closed' } },
        { place: 1, label: 'pointer.entered', expected: { state: { open: 'hovered' } } },
      ],
    });
  });

  it('takes a step at a time and passes with the last', async () => {
    const { player, told } = playerOf(pathOf(HOVERED));
    await player.step();
    await player.step();
    await player.step();
    expect(told).toEqual(['paused', 'passed']);
    expect(player.view().steps[1]).toEqual({
      place: 1,
      label: 'pointer.entered',
      expected: { state: { open: 'hovered' } },
      actual: { state: { open: 'hovered' }, context: {} },
      passed: true,
    });
  });

  it('plays to the end, as long as its pace between two steps', async () => {
    const { player, told, waited } = playerOf(pathOf(HOVERED, LEFT));
    player.setPace(1000);
    await player.play();
    expect(told).toEqual(['ready', 'playing', 'playing', 'playing', 'passed']);
    expect(waited).toEqual([1000, 1000]);
  });

  it('stops at the first difference and says what it was', async () => {
    const { player, told } = playerOf(pathOf({ ...HOVERED, state: { open: 'pinned' } }, LEFT));
    await player.play();
    expect(told.at(-1)).toBe('failed');
    expect(player.view().steps.map(({ passed, reason }) => [passed, reason])).toEqual([
      [true, undefined],
      [false, 'expected state {"open":"pinned"}, is {"open":"hovered"}'],
      [undefined, undefined],
    ]);
  });

  it('fails clearly where the machine no longer accepts a step', async () => {
    const { player } = playerOf(pathOf(LEFT));
    await player.play();
    expect(player.view().steps[1]?.reason).toBe('state "closed" does not accept \'pointer.left\'');
  });

  it('stays where it is when it is paused', async () => {
    const { player, told } = playerOf(pathOf(HOVERED, LEFT));
    const playing = player.play();
    player.pause();
    await playing;
    expect(told).toEqual(['playing', 'paused', 'paused']);
  });
});

it('moves a held machine by the replay alone: what the page sends it is ignored', async () => {
  const { player, subject } = playerOf(pathOf(HOVERED));
  await player.step();
  subject.actor.send({ type: 'button.toggled' });
  expect(subject.actor.getSnapshot().value).toBe('closed');
  await player.step();
  expect(subject.actor.getSnapshot().value).toEqual({ open: 'hovered' });
});
