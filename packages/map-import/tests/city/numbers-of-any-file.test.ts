import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { givenNumbers, type NumberlessPlace } from '../../src/city/given-numbers.ts';

const place = (lat: number, lon: number, kelurahan = 0): NumberlessPlace => ({ kelurahan, at: [lon, lat] });

describe('the numbers that an import gives', () => {
  const metres = fc.integer({ min: 0, max: 300 });
  const lands = fc.uniqueArray(fc.record({ x: metres, y: metres, kelurahan: fc.nat(2) }), {
    selector: ({ x, y, kelurahan }) => `${x} ${y} ${kelurahan}`,
    maxLength: 60,
  });
  const at = ({ x, y, kelurahan }: { x: number; y: number; kelurahan: number }) =>
    place(-7.25 + y * 1e-5, 112.75 + x * 1e-5, kelurahan);

  it('do not change with the order of a file, or with parcels that it has more or less', () => {
    fc.assert(
      fc.property(
        lands.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all))),
        ([all, some]) => {
          const numbers = givenNumbers(all.map(at));
          expect(givenNumbers(some.map(at))).toEqual(some.map((one) => numbers[all.indexOf(one)]));
        },
      ),
    );
  });

  it('are never twice in a kelurahan, however near its parcels lie', () => {
    const near = fc.array(
      fc.record({ x: fc.integer({ min: 0, max: 30 }), y: fc.integer({ min: 0, max: 30 }) }),
    );
    fc.assert(
      fc.property(near, (all) => {
        const places = all.map(({ x, y }) => place(-7.25 + y * 1e-6, 112.75 + x * 1e-6));
        const numbers = givenNumbers(places).filter((one) => one !== undefined);
        expect(new Set(numbers).size).toBe(numbers.length);
      }),
    );
  });
});
