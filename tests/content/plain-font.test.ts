import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FACE } from '../../tools/content/look.ts';

/** The font of a page's first view: the face in the characters and weights that nearly every page needs. */
const PLAIN_FONT = 'src/ui/styles/fonts/jakarta-plain.woff2';

/** The weights that it holds. */
const WEIGHTS = { min: 400, max: 800 };

const textsIn = (folder: string, ending: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
const styles = textsIn('src', /\.scss$/);
const faces = readFileSync('src/ui/styles/_face.scss', 'utf8').match(/@font-face \{[^}]*\}/g) ?? [];
const plainFace = faces.find((face) => face.includes('jakarta-plain')) ?? '';

const inRanges = (face: string): number[] =>
  [...face.matchAll(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?/g)].flatMap(([, first = '', last = first]) => {
    const from = Number.parseInt(first, 16);
    return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, index) => from + index);
  });

it('weighs at most 13 KB, and stands beside the licence of the face', () => {
  expect(statSync(PLAIN_FONT).size).toBeLessThan(13_312);
  expect(readFileSync('src/ui/styles/fonts/OFL.txt', 'utf8')).toBe(
    readFileSync('node_modules/@fontsource-variable/plus-jakarta-sans/LICENSE', 'utf8'),
  );
});

it('is asked for by the styles with exactly its characters, as the last of the faces, which counts', () => {
  const codes = Array.from(FACE.characters, (character) => character.codePointAt(0));
  expect(inRanges(plainFace)).toEqual(codes.sort((a = 0, b = 0) => a - b));
  expect(faces.at(-1)).toBe(plainFace);
});

it('holds every weight that the styles use', () => {
  const used = styles
    .flatMap((sheet) => [...sheet.matchAll(/\bfont(?:-weight)?: (\d{3})\b(?! \d)/g)])
    .map(([, weight]) => Number(weight));
  expect(plainFace).toContain(`font-weight: ${WEIGHTS.min} ${WEIGHTS.max};`);
  expect([Math.min(...used), Math.max(...used)]).toEqual([WEIGHTS.min, WEIGHTS.max]);
});

it('is enough for the words of the site and of its sample content', () => {
  const texts = [...textsIn('src/ui', /\.tsx$/), ...textsIn('content', /\.(?:md|yaml|csv)$/)].join('');
  const plain = new Set(inRanges(plainFace));
  const rest = new Set(faces.flatMap(inRanges).filter((code) => !plain.has(code)));
  expect([...new Set(texts)].filter((character) => rest.has(character.codePointAt(0) ?? 0))).toEqual([]);
});
