import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { stubOf } from '../../tools/build/map/slim-maplibre.ts';
import { isUnused, isUnusedShader, replacementOf } from '../../tools/build/map/unused-maplibre.ts';

it('keeps the names of what it leaves out', () => {
  const code = [
    'import {a} from "./a.ts";',
    'export class Terrain {',
    'export abstract class Base {',
    'export async function draw() {',
    'export const isHeatmap = 1;',
    'export {one, two as three, four as default};',
  ].join('\n');
  expect(stubOf(code).split('\n')).toEqual([
    'function nothing() {}',
    'export { nothing as Terrain };',
    'export { nothing as Base };',
    'export { nothing as draw };',
    'export { nothing as isHeatmap };',
    'export { nothing as one };',
    'export { nothing as three };',
    'export default nothing;',
  ]);
});

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
    (file) => `/${folder}/${file.replaceAll('\\', '/')}`,
  );

const FILES = [
  '/node_modules/maplibre-gl/package.json',
  ...filesIn('node_modules/maplibre-gl/src'),
  ...filesIn('node_modules/@maplibre/maplibre-gl-style-spec/dist/expression'),
  ...filesIn('node_modules/bidi-js/dist'),
];

// A new release that names them otherwise brings all of it back unseen.
it('finds what it leaves out in the installed library', () => {
  expect({
    unused: FILES.filter(isUnused).length,
    shaders: FILES.filter(isUnusedShader).length,
    replaced: FILES.filter((file) => replacementOf(file) !== undefined),
  }).toEqual({
    unused: 29,
    shaders: 37,
    replaced: [
      '/node_modules/maplibre-gl/package.json',
      '/node_modules/maplibre-gl/src/style/validate_style.ts',
      '/node_modules/bidi-js/dist/bidi.js',
      '/node_modules/bidi-js/dist/bidi.mjs',
    ],
  });
});
