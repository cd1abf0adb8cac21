import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { DropdownEvent } from '../../../src/application/legal-products/dropdown-events.ts';
import { dropdownMachine } from '../../../src/application/legal-products/dropdown-machine.ts';

function started(...events: DropdownEvent['type'][]) {
  const clock = new SimulatedClock();
  const actor = createActor(dropdownMachine, { clock }).start();
  for (const type of events) actor.send({ type });
  return { actor, clock, value: () => actor.getSnapshot().value };
}

describe('opening', () => {
  it('starts closed', () => expect(started().value()).toBe('closed'));
  it('opens on hover', () => expect(started('pointer.entered').value()).toEqual({ open: 'hovered' }));
  it('opens by its button', () => expect(started('button.toggled').value()).toEqual({ open: 'pinned' }));
  it('stays open under the click that follows a hover', () =>
    expect(started('pointer.entered', 'button.toggled').value()).toEqual({ open: 'pinned' }));
});

describe('closing at once', () => {
  it.each(['dropdown.left', 'item.chosen', 'dropdown.closed', 'button.toggled'] as const)(
    'closes by %s when the button opened it',
    (type) => expect(started('button.toggled', type).value()).toBe('closed'),
  );
  it.each(['dropdown.left', 'item.chosen', 'dropdown.closed'] as const)(
    'closes by %s when hovering opened it',
    (type) => expect(started('pointer.entered', type).value()).toBe('closed'),
  );
  it.each(['dropdown.left', 'item.chosen', 'dropdown.closed', 'button.toggled'] as const)(
    'closes by %s while the pointer is away',
    (type) => expect(started('pointer.entered', 'pointer.left', type).value()).toBe('closed'),
  );
});

describe('leaving with the pointer', () => {
  it.each(['pointer.entered', 'button.toggled'] as const)('still open after 299 ms (%s)', (opened) => {
    const { clock, value } = started(opened, 'pointer.left');
    clock.increment(299);
    expect(value()).toEqual({ open: opened === 'pointer.entered' ? 'leaving' : 'leavingPinned' });
  });

  it.each(['pointer.entered', 'button.toggled'] as const)('closed after 300 ms (%s)', (opened) => {
    const { clock, value } = started(opened, 'pointer.left');
    clock.increment(300);
    expect(value()).toBe('closed');
  });

  it('stays open when the pointer comes back in time, and counts anew when it leaves again', () => {
    const { actor, clock, value } = started('pointer.entered', 'pointer.left');
    clock.increment(299);
    actor.send({ type: 'pointer.entered' });
    clock.increment(1000);
    expect(value()).toEqual({ open: 'hovered' });
    actor.send({ type: 'pointer.left' });
    clock.increment(299);
    expect(value()).toEqual({ open: 'leaving' });
    clock.increment(1);
    expect(value()).toBe('closed');
  });

  it.each<[DropdownEvent['type'][], string]>([
    [['pointer.entered'], 'hovered'],
    [['button.toggled'], 'pinned'],
    [['pointer.entered', 'button.toggled'], 'pinned'],
  ])('opened by %j it is %s again once the pointer has come back', (opened, was) => {
    const { value } = started(...opened, 'pointer.left', 'pointer.entered');
    expect(value()).toEqual({ open: was });
  });

  it.each(['dropdown.left', 'item.chosen', 'dropdown.closed', 'button.toggled'] as const)(
    'closes by %s while the pointer is away from what a click had opened',
    (type) => expect(started('button.toggled', 'pointer.left', type).value()).toBe('closed'),
  );

  it('closes by the next click on what a click had opened, though the pointer has left and come back', () =>
    expect(started('button.toggled', 'pointer.left', 'pointer.entered', 'button.toggled').value()).toBe(
      'closed',
    ));
});
