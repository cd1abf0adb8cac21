import { describe, expect, it } from 'vitest';
import { compareStreets } from '../../../src/domain/map/street-order.ts';

describe('the order of streets', () => {
  it.each([
    [
      'Roman numbers by their worth',
      ['Jalan Karang I', 'Jalan Karang IV', 'Jalan Karang V', 'Jalan Karang IX'],
    ],
    ['the tens among them', ['Jalan Melati IX', 'Jalan Melati XIX', 'Jalan Melati XL', 'Jalan Melati XC']],
    ['other numbers by their worth', ['Jalan Karang 2', 'Jalan Karang 10']],
    ['the alphabet before any number', ['Jalan Balai IX', 'Jalan Cempaka I']],
    ['a name without a number first', ['Jalan Karang', 'Jalan Karang I']],
    ['words that only look like numbers by their letters', ['Jalan Ilir', 'Jalan Vila', 'Jalan Xenia']],
  ])('puts %s', (_, ordered) => {
    expect([...ordered].reverse().sort(compareStreets)).toEqual(ordered);
  });
});
