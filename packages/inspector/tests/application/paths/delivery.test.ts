import { expect, it } from 'vitest';
import { createDelivery } from '../../../src/application/paths/delivery.ts';

/** Delivers messages, each named by who hears it and a number; says of each whether it could come then. */
function delivered(sends: Readonly<Record<string, readonly string[]>>, order: readonly string[]) {
  const delivery = createDelivery<string>();
  return order.map((message) => {
    const isFromOutside = !Object.values(sends).flat().includes(message);
    const may = isFromOutside || delivery.mayCome(message);
    delivery.arrived(message.slice(0, 1), isFromOutside ? undefined : message);
    delivery.sent(sends[message] ?? []);
    return may;
  });
}

it('lets what a machine sends come in its order, and what that leads to first', () => {
  const sends = { a0: ['b1', 'c1'], b1: ['d1'] };
  expect(delivered(sends, ['a0', 'b1', 'd1', 'c1'])).toEqual([true, true, true, true]);
  expect(delivered(sends, ['a0', 'c1', 'b1', 'd1'])).toEqual([true, false, true, true]);
  expect(delivered(sends, ['a0', 'b1', 'c1', 'd1'])).toEqual([true, true, false, true]);
});

it('has a machine that is sending take what it hears meanwhile once it has sent all', () => {
  const sends = { a0: ['b1', 'c1'], b1: ['a1'], a1: ['d1'] };
  expect(delivered(sends, ['a0', 'b1', 'a1', 'c1', 'd1'])).toEqual([true, true, true, true, true]);
  expect(delivered(sends, ['a0', 'b1', 'a1', 'd1', 'c1'])).toEqual([true, true, true, false, true]);
});

it('takes either order of what a machine says that may still be at something when the page speaks', () => {
  const sends = { a0: ['b1'], c0: ['a1', 'd1'], a1: ['e1'] };
  for (const order of [
    ['a0', 'b1', 'c0', 'a1', 'e1', 'd1'],
    ['a0', 'b1', 'c0', 'a1', 'd1', 'e1'],
  ])
    expect(delivered(sends, order)).toEqual(Array(6).fill(true));
});
