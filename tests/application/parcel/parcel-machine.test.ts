import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import type { ParcelEvent } from '../../../src/application/parcel/parcel-events.ts';
import { createParcelMachine } from '../../../src/application/parcel/parcel-machine.ts';
import type { FormOutcome, WantedForm } from '../../../src/application/ports/form-filling.ts';
import type { ParcelFacts } from '../../../src/domain/shared/parcel/parcel-facts.ts';
import { controlledCalls } from '../../fakes/controlled-calls.ts';

const facts: ParcelFacts = { id: '05.0148', address: 'Jalan Melati 1', area: 100, zone: 'R-4', zoneName: '' };
const carried = (parcel: string): ParcelEvent => ({ type: 'parcel.carried', parcel });
const form = { form: '/formulir/krk.pdf', name: 'krk.pdf', values: { zona: 'R-4' } };

function started(...events: readonly ParcelEvent[]) {
  const parcels = controlledCalls<string, ParcelFacts | undefined>();
  const forms = controlledCalls<WantedForm, FormOutcome>();
  const machine = createParcelMachine({ parcels: { find: parcels.call }, forms: { fill: forms.call } });
  const actor = createActor(machine).start();
  for (const event of events) actor.send(event);
  const seen = () => ({ ...actor.getSnapshot().value, ...actor.getSnapshot().context });
  return { actor, parcels, forms, seen };
}

describe('the parcel that an address carries', () => {
  it('is looked up, and known', async () => {
    const { parcels, seen } = started(carried('05.0148'));
    expect(seen()).toEqual({ carried: 'loading', form: 'idle', id: '05.0148', facts: undefined });
    await parcels.answer(facts);
    expect(seen()).toEqual({ carried: 'known', form: 'idle', id: '05.0148', facts });
  });

  it('is missing where the city has no such parcel, and goes when it is dropped', async () => {
    const { actor, parcels, seen } = started(carried('99.1'));
    await parcels.answer(undefined);
    expect(seen().carried).toBe('missing');
    actor.send({ type: 'parcel.dropped' });
    expect(seen()).toEqual({ carried: 'none', form: 'idle', id: undefined, facts: undefined });
  });

  it('is asked for again after a failure, by the visitor', async () => {
    const { actor, parcels, seen } = started(carried('05.0148'));
    await parcels.fail(new Error('no network'));
    expect(seen().carried).toBe('failed');
    actor.send({ type: 'parcel.retried' });
    await parcels.answer(facts);
    expect([seen().carried, parcels.inputs]).toEqual(['known', ['05.0148', '05.0148']]);
  });

  it('is not looked up anew while the address carries the same', async () => {
    const { actor, parcels } = started(carried('05.0148'));
    await parcels.answer(facts);
    actor.send(carried('05.0148'));
    expect(parcels.inputs).toEqual(['05.0148']);
  });
});

describe('an activity that goes along', () => {
  const asked = (activity: string): ParcelEvent => ({ type: 'parcel.carried', parcel: '05.0148', activity });

  it('is stored, and asked for with the parcel; another one is asked for anew', async () => {
    const { actor, parcels, seen } = started(asked('warung'));
    await parcels.answer(facts);
    expect(seen()).toMatchObject({ carried: 'known', id: '05.0148', activity: 'warung' });
    actor.send(asked('warung'));
    expect(seen().carried).toBe('known');
    actor.send(asked('rumah-makan'));
    expect(seen()).toMatchObject({ carried: 'loading', activity: 'rumah-makan', facts: undefined });
    actor.send({ type: 'parcel.dropped' });
    expect(seen().activity).toBeUndefined();
  });

  it('is what the parcels are asked with', () => {
    const find = vi.fn(async () => undefined);
    const machine = createParcelMachine({ parcels: { find }, forms: { fill: async () => 'filled' } });
    createActor(machine).start().send(asked('warung'));
    expect(find.mock.calls).toEqual([['05.0148', expect.any(AbortSignal), 'warung']]);
  });
});

describe('a form', () => {
  it.each([
    ['filled', 'filled'],
    ['blank', 'blank'],
  ] as const)('that ends %s says so', async (outcome, state) => {
    const { forms, seen } = started({ type: 'form.requested', form });
    expect(seen().form).toBe('filling');
    await forms.answer(outcome);
    expect([seen().form, forms.inputs]).toEqual([state, [form]]);
  });

  it('that cannot be filled says so, and can be asked for again', async () => {
    const { actor, forms, seen } = started({ type: 'form.requested', form });
    await forms.fail(new Error('gone'));
    expect(seen().form).toBe('failed');
    actor.send({ type: 'form.requested', form });
    expect(seen().form).toBe('filling');
  });
});
