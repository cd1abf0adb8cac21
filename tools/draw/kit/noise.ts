import { createRandom } from '../../random.ts';

/** Smooth noise from 0 to 1 over the plane; one unit is one bump. */
export type Noise = (x: number, y: number, octaves?: number) => number;

const SIDE = 256;
const ease = (t: number): number => t * t * (3 - 2 * t);

/** Makes repeatable value noise. */
export function createNoise(seed: number): Noise {
  const random = createRandom(seed);
  const grid = Float64Array.from({ length: SIDE * SIDE }, random);
  const value = (x: number, y: number): number => grid[(y & (SIDE - 1)) * SIDE + (x & (SIDE - 1))] ?? 0;
  const single = (x: number, y: number): number => {
    const i = Math.floor(x);
    const j = Math.floor(y);
    const u = ease(x - i);
    const v = ease(y - j);
    const top = value(i, j) * (1 - u) + value(i + 1, j) * u;
    const bottom = value(i, j + 1) * (1 - u) + value(i + 1, j + 1) * u;
    return top * (1 - v) + bottom * v;
  };
  return (x, y, octaves = 3) => {
    let sum = 0;
    let weight = 0;
    for (let octave = 0; octave < octaves; octave++) {
      const share = 0.5 ** (octave + 1);
      sum += share * single(x * 2.03 ** octave, y * 2.03 ** octave);
      weight += share;
    }
    return sum / weight;
  };
}
