import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { ChecklistEvent } from '../../../src/application/procedures/checklist-events.ts';
import { createChecklistMachine } from '../../../src/application/procedures/checklist-machine.ts';
import type { Ticked } from '../../../src/domain/procedures/checklist.ts';

function started({ kept = [], works = true }: { kept?: Ticked; works?: boolean } = {}) {
  const written: Ticked[] = [];
  const ticks = {
    read: () => kept,
    write: (ticked: Ticked) => {
      written.push(ticked);
      return works;
    },
  };
  const actor = createActor(createChecklistMachine({ ticks })).start();
  const seen = (...events: readonly ChecklistEvent[]) => {
    for (const event of events) actor.send(event);
    return { ...actor.getSnapshot().value, ...actor.getSnapshot().context };
  };
  return { seen, written };
}

describe('the list of steps', () => {
  it('begins with what this device has kept', () => {
    expect(started({ kept: ['KTP'] }).seen()).toEqual({
      view: 'steps',
      clearing: 'idle',
      ticked: ['KTP'],
      isKept: true,
    });
  });

  it('keeps each tick', () => {
    const { seen, written } = started({ kept: ['KTP'] });
    expect(seen({ type: 'thing.toggled', name: 'PBG' }).ticked).toEqual(['KTP', 'PBG']);
    expect(seen({ type: 'thing.toggled', name: 'KTP' }).ticked).toEqual(['PBG']);
    expect(written).toEqual([['KTP', 'PBG'], ['PBG']]);
  });

  it('says where this device keeps nothing', () => {
    const { seen } = started({ works: false });
    expect(seen({ type: 'thing.toggled', name: 'PBG' })).toEqual({
      view: 'steps',
      clearing: 'idle',
      ticked: ['PBG'],
      isKept: false,
    });
  });

  it('asks once before it clears', () => {
    const { seen, written } = started({ kept: ['KTP'] });
    expect(seen({ type: 'clearing.asked' }, { type: 'clearing.cancelled' }).ticked).toEqual(['KTP']);
    expect(seen({ type: 'clearing.asked' }).clearing).toBe('asked');
    expect(seen({ type: 'clearing.confirmed' })).toEqual({
      view: 'steps',
      clearing: 'idle',
      ticked: [],
      isKept: true,
    });
    expect(written).toEqual([[]]);
    expect(seen({ type: 'clearing.asked' }).clearing).toBe('idle');
  });

  it('opens one step at a time, and closes it', () => {
    const { seen } = started();
    expect(seen({ type: 'step.shown', step: 'krk' }, { type: 'step.shown', step: 'pbg' }).shown).toBe('pbg');
    expect(seen({ type: 'step.hidden', step: 'krk' }).shown).toBe('pbg');
    expect(seen({ type: 'step.hidden', step: 'pbg' }).shown).toBe('');
  });

  it('shows everything in one list, and the steps again', () => {
    const { seen } = started();
    expect([seen({ type: 'all.listed' }).view, seen({ type: 'all.folded' }).view]).toEqual(['list', 'steps']);
  });
});
