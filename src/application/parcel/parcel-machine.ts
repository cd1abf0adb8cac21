import { assign, fromPromise, setup } from 'xstate';
import type { ParcelFacts } from '../../domain/shared/parcel/parcel-facts.ts';
import type { FormFilling, FormOutcome, WantedForm } from '../ports/form-filling.ts';
import type { ParcelLookup } from '../ports/parcel-lookup.ts';
import { OUTCOME_SHOWN_MS } from '../shared/download-region.ts';
import type { ParcelEvent } from './parcel-events.ts';

/** What the carried parcel needs from outside. */
export interface ParcelPorts {
  readonly parcels: ParcelLookup;
  readonly forms: FormFilling;
}

/** The number that the address carries, the activity that is asked for there, and what is known of that parcel. */
export interface ParcelContext {
  readonly id?: string | undefined;
  readonly activity?: string | undefined;
  readonly facts?: ParcelFacts | undefined;
}

type Carried = Extract<ParcelEvent, { type: 'parcel.carried' }>;

/**
 * The parcel that the address carries (spec §4 The parcel goes along): none, loading, known, missing, or failed; only the
 * last number counts. Beside it a form is filled in with it, and for a while how that ended.
 * @param ports the city's parcels, and the forms
 */
export function createParcelMachine({ parcels, forms }: ParcelPorts) {
  return setup({
    types: { context: {} as ParcelContext, events: {} as ParcelEvent },
    actors: {
      lookUp: fromPromise<ParcelFacts | undefined, ParcelContext>(
        async ({ input: { id, activity }, signal }) =>
          id === undefined ? undefined : parcels.find(id, signal, activity),
      ),
      fill: fromPromise<FormOutcome, WantedForm>(({ input, signal }) => forms.fill(input, signal)),
    },
    actions: {
      take: assign((_, { parcel: id, activity }: Carried) => ({ id, activity, facts: undefined })),
      know: assign((_, facts: ParcelFacts | undefined) => ({ facts })),
      forget: assign({ id: undefined, activity: undefined, facts: undefined }),
    },
    guards: {
      isFound: (_, facts: ParcelFacts | undefined) => facts !== undefined,
      isSame: ({ context }, { parcel, activity }: Carried) =>
        context.id === parcel && context.activity === activity,
      isFilled: (_, outcome: FormOutcome) => outcome === 'filled',
    },
    delays: { outcomeShown: OUTCOME_SHOWN_MS },
  }).createMachine({
    id: 'parcel',
    context: {},
    type: 'parallel',
    states: {
      carried: {
        initial: 'none',
        on: {
          'parcel.carried': [
            { guard: { type: 'isSame', params: ({ event }) => event } },
            { target: '.loading', actions: { type: 'take', params: ({ event }) => event } },
          ],
          'parcel.dropped': { target: '.none', actions: 'forget' },
        },
        states: {
          none: {},
          loading: {
            invoke: {
              src: 'lookUp',
              input: ({ context }) => context,
              onDone: [
                {
                  guard: { type: 'isFound', params: ({ event }) => event.output },
                  target: 'known',
                  actions: { type: 'know', params: ({ event }) => event.output },
                },
                { target: 'missing' },
              ],
              onError: 'failed',
            },
          },
          known: {},
          missing: {},
          failed: { on: { 'parcel.retried': 'loading' } },
        },
      },
      form: {
        initial: 'idle',
        states: {
          idle: { on: { 'form.requested': 'filling' } },
          filling: {
            invoke: {
              src: 'fill',
              input: ({ event }) => (event as Extract<ParcelEvent, { type: 'form.requested' }>).form,
              onDone: [
                {
                  guard: { type: 'isFilled', params: ({ event }) => event.output },
                  target: 'filled',
                },
                { target: 'blank' },
              ],
              onError: 'failed',
            },
          },
          filled: { on: { 'form.requested': 'filling' }, after: { outcomeShown: 'idle' } },
          blank: { on: { 'form.requested': 'filling' }, after: { outcomeShown: 'idle' } },
          failed: { on: { 'form.requested': 'filling' }, after: { outcomeShown: 'idle' } },
        },
      },
    },
  });
}
