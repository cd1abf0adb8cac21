import { describe, expect, it } from 'vitest';
import { type Actor, createActor } from 'xstate';
import type { ChecklistEvent } from '../../../src/application/procedures/checklist-events.ts';
import { createChecklistMachine } from '../../../src/application/procedures/checklist-machine.ts';
import type { Ticked } from '../../../src/domain/procedures/checklist.ts';
import { sharedTicks } from '../../fakes/shared-ticks.ts';

function started({ stored = [], works = true }: { stored?: Ticked; works?: boolean } = {}) {
  const { device, tab, listening } = sharedTicks(stored);
  device.works = works;
  const actor = createActor(createChecklistMachine({ ticks: tab() })).start();
  return { actor, seen: seeing(actor), written: device.written, listening };
}

const seeing =
  (actor: Actor<ReturnType<typeof createChecklistMachine>>) =>
  (...events: readonly ChecklistEvent[]) => {
    for (const event of events) actor.send(event);
    return { ...actor.getSnapshot().value, ...actor.getSnapshot().context };
  };

describe('the list of steps', () => {
  it('begins with what this device has stored', () => {
    expect(started({ stored: ['KTP'] }).seen()).toEqual({
      view: 'steps',
      clearing: 'idle',
      ticked: ['KTP'],
      isKept: true,
    });
  });

  it('stores each tick', () => {
    const { seen, written } = started({ stored: ['KTP'] });
    expect(seen({ type: 'thing.toggled', name: 'PBG' }).ticked).toEqual(['KTP', 'PBG']);
    expect(seen({ type: 'thing.toggled', name: 'KTP' }).ticked).toEqual(['PBG']);
    expect(written).toEqual([['KTP', 'PBG'], ['PBG']]);
  });

  it('says where this device stores nothing', () => {
    const { seen } = started({ works: false });
    expect(seen({ type: 'thing.toggled', name: 'PBG' })).toEqual({
      view: 'steps',
      clearing: 'idle',
      ticked: ['PBG'],
      isKept: false,
    });
  });

  it('asks once before it clears', () => {
    const { seen, written } = started({ stored: ['KTP'] });
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

describe('two tabs', () => {
  const tabs = (stored: Ticked = []) => {
    const { device, tab } = sharedTicks(stored);
    const machine = () => createActor(createChecklistMachine({ ticks: tab() })).start();
    return { device, one: seeing(machine()), other: seeing(machine()) };
  };
  const tick = (name: string): ChecklistEvent => ({ type: 'thing.toggled', name });

  it('show what is ticked in the other', () => {
    const { one, other } = tabs(['KTP']);
    one(tick('PBG'), tick('KTP'));
    expect(other().ticked).toEqual(['PBG']);
    other({ type: 'clearing.asked' }, { type: 'clearing.confirmed' });
    expect(one().ticked).toEqual([]);
  });

  it('lose nothing of the other where neither has heard of it yet', () => {
    const { device, one, other } = tabs(['KTP', 'KRK']);
    device.isHeard = false;
    one(tick('PBG'), tick('KTP'));
    expect(other(tick('SLF')).ticked).toEqual(['KRK', 'PBG', 'SLF']);
    expect(device.stored).toEqual(['KRK', 'PBG', 'SLF']);
  });

  it('lose nothing of their own that the device could not take', () => {
    const { device, one, other } = tabs(['KTP']);
    device.works = false;
    expect(one(tick('PBG'))).toMatchObject({ ticked: ['KTP', 'PBG'], isKept: false });
    device.works = true;
    other(tick('SLF'));
    expect(one()).toMatchObject({ ticked: ['KTP', 'SLF', 'PBG'], isKept: false });
    expect(one(tick('KRK'))).toMatchObject({ ticked: ['KTP', 'SLF', 'PBG', 'KRK'], isKept: true });
    expect(other().ticked).toEqual(['KTP', 'SLF', 'PBG', 'KRK']);
  });
});

describe('a list that goes on from a saved one', () => {
  const going = (snapshot: object) => {
    const { device, tab } = sharedTicks(['SLF']);
    const machine = createChecklistMachine({ ticks: tab() });
    return { device, seen: seeing(createActor(machine, { snapshot: snapshot as never }).start()) };
  };
  const saved = () => JSON.parse(JSON.stringify(started({ stored: ['KTP'] }).actor.getPersistedSnapshot()));

  it('shows what it showed, and writes what is ticked next', () => {
    const { device, seen } = going(saved());
    expect(seen().ticked).toEqual(['KTP']);
    seen({ type: 'thing.toggled', name: 'PBG' });
    expect(device.stored).toEqual(['SLF', 'KTP', 'PBG']);
  });

  it('shows what it showed where it was saved before it had an actor for its ticks', () => {
    const { children: _, ...older } = saved();
    expect(going({ ...older, children: {} }).seen({ type: 'thing.toggled', name: 'PBG' }).ticked).toEqual([
      'KTP',
      'PBG',
    ]);
  });
});

it('hears no more of other tabs once it has ended', () => {
  const { actor, listening } = started();
  expect(listening()).toBe(1);
  actor.stop();
  expect(listening()).toBe(0);
});
