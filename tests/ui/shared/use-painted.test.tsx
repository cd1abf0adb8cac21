import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { assign, createActor, setup } from 'xstate';
import { usePainted, usePaintedSelector } from '../../../src/ui/shared/use-painted.ts';
import { painted } from '../painted.ts';

const counter = setup({
  types: { events: {} as { type: 'turned' }, context: {} as { page: number } },
}).createMachine({
  context: { page: 1 },
  on: { turned: { actions: assign({ page: ({ context }) => context.page + 1 }) } },
});

it('gives a value after the frame that answers its change', async () => {
  const { result, rerender } = renderHook((page: number) => usePainted(page), { initialProps: 1 });
  rerender(2);
  expect(result.current).toBe(1);
  await painted();
  expect(result.current).toBe(2);
});

it('gives something else at first where it is asked to', async () => {
  const { result } = renderHook(() => usePainted(true, false));
  expect(result.current).toBe(false);
  await painted();
  expect(result.current).toBe(true);
});

it('renders what asks a machine once, after the frame, with the latest it says', async () => {
  const actor = createActor(counter).start();
  const pageOf = ({ context }: { readonly context: { readonly page: number } }) => context.page;
  let rendered = 0;
  const { result } = renderHook(() => {
    rendered += 1;
    return usePaintedSelector(actor, pageOf);
  });
  act(() => actor.send({ type: 'turned' }));
  act(() => actor.send({ type: 'turned' }));
  expect([rendered, result.current]).toEqual([1, 1]);
  await painted();
  expect([rendered, result.current]).toEqual([2, 3]);
});
