import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { createLegalProductsMachine } from '../../../src/application/legal-products/legal-products-machine.ts';
import type { LegalProduct } from '../../../src/domain/legal-products/legal-product.ts';
import { FeedError } from '../../../src/domain/shared/feed-error.ts';
import { controlledFeed } from '../../fakes/controlled-feed.ts';
import { aProduct, DOCX_TYPE } from '../../fixtures/legal-products.ts';

const regulation = aProduct({ name: 'Perda RTRW' });
const form = aProduct({ name: 'Formulir', type: DOCX_TYPE });

function started(baked?: readonly LegalProduct[]) {
  const feed = controlledFeed<readonly LegalProduct[]>();
  const actor = createActor(createLegalProductsMachine({ feeds: { 'legal-products': feed } }), {
    input: { baked },
  });
  actor.start();
  const state = () => {
    const { value, context } = actor.getSnapshot();
    return { value, ...context };
  };
  return { actor, feed, state };
}

it('is not loaded and empty at first', () => {
  expect(started().state()).toEqual({ value: 'notLoaded', products: [], isAnswered: false });
});

it('is not loaded but shows what the build knew', () => {
  expect(started([regulation]).state()).toEqual({
    value: 'notLoaded',
    products: [regulation],
    isAnswered: false,
  });
});

it('keeps what the rules keep of the feed', async () => {
  const { feed, state } = started();
  await feed.answer([form, regulation]);
  expect(state()).toEqual({ value: 'loaded', products: [regulation], isAnswered: true });
});

it.each([
  ['what the build knew', [regulation]],
  ['nothing', []],
])('leaves %s after a failure, and has not been answered', async (_, baked) => {
  const { feed, state } = started(baked);
  await feed.fail(FeedError.http(404));
  expect(state()).toEqual({ value: 'loaded', products: baked, isAnswered: false });
});

it('keeps what had loaded when a later load fails', async () => {
  const { actor, feed, state } = started();
  await feed.answer([regulation]);
  actor.send({ type: 'refresh.requested' });
  await feed.fail(FeedError.http(503));
  expect(state()).toEqual({ value: 'loaded', products: [regulation], isAnswered: true });
});

it('asks again on a refresh, and ignores one while it is asking', async () => {
  const { actor, feed, state } = started();
  actor.send({ type: 'refresh.requested' });
  expect(feed.asked()).toBe(1);
  await feed.fail(FeedError.network());
  actor.send({ type: 'refresh.requested' });
  expect(state().value).toBe('notLoaded');
  await feed.answer([regulation]);
  expect(state()).toEqual({ value: 'loaded', products: [regulation], isAnswered: true });
});
