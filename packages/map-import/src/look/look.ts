import { basename } from 'node:path';
import { textOf } from '../city/fields.ts';
import { boundsOf, type Feature, isArea, isLine } from '../geometry.ts';
import type { OnProgress } from '../progress.ts';
import { readLayer, readNative } from '../read/features.ts';
import { type Gdal, startGdal } from '../read/gdal.ts';
import { isLook } from '../read/kml.ts';
import { type Layer, layersOf } from '../read/layers.ts';
import { Refusal } from '../refusal.ts';
import * as texts from '../texts.ts';
import { doubleNumbers } from './double-numbers.ts';
import type { FieldSummary, LayerSummary } from './layer-summary.ts';

const SAMPLES = 3;

/** The parts of a shapefile that belong to its .shp. */
const PARTS = /\.(?:dbf|shx|prj|cpg|sbn|sbx|qix|qmd|shp\.xml)$/i;

/**
 * Looks into files of the office; parts of a shapefile are looked into with it.
 * @param shown how each path is named, such as relative to sumber.yaml
 * @param onUnread is called for each file that cannot be read, in the office's words
 * @throws Refusal where none can
 */
export async function lookInto(
  files: readonly string[],
  shown: (file: string) => string = (file) => basename(file),
  onProgress: OnProgress = () => undefined,
  onUnread: (words: string) => void = () => undefined,
): Promise<LayerSummary[]> {
  const gdal = await startGdal();
  const found: LayerSummary[] = [];
  let refusal: Refusal | undefined;
  for (const file of files.filter((one) => !PARTS.test(one))) {
    try {
      const layers = (await layersOf(gdal, file, shown(file))).filter(({ geometry }) => geometry !== 'None');
      for (const layer of layers) {
        onProgress(texts.STEPS.read(layer.file), 0);
        found.push(await summary(gdal, layer, layers.length > 1));
      }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refusal ??= error;
      onUnread(error.message);
    }
  }
  await gdal.release();
  if (found.length === 0 && refusal) throw refusal;
  return found;
}

async function summary(gdal: Gdal, layer: Layer, isOneOfMany: boolean): Promise<LayerSummary> {
  const { projection } = layer;
  const features = projection
    ? (await readLayer(gdal, layer, undefined)).features
    : await readNative(gdal, layer, layer.fields);
  const kind = features.some(isArea) ? 'area' : features.some(isLine) ? 'line' : 'point';
  const words = projection && [projection.code, projection.name].filter(Boolean).join(' ');
  const found: LayerSummary = {
    ...{ file: layer.file, layer: layer.name, isOneOfMany, kind },
    ...{ count: features.length, said: layer.said },
    ...(words && { projection: words }),
    ...(projection && features.length > 0 && { bounds: boundsOf(features.map(({ shape }) => shape)) }),
    fields: layer.fields.filter((name) => !isLook(name)).map((name) => fieldSummary(name, features)),
  };
  return { ...found, said: [...found.said, ...doubleNumbers(found, features)] };
}

function fieldSummary(name: string, features: readonly Feature[]): FieldSummary {
  const values = new Set<string>();
  let filled = 0;
  for (const { properties } of features) {
    const value = textOf(properties, name);
    if (value === '') continue;
    filled += 1;
    values.add(value);
  }
  return { name, filled, distinct: values.size, samples: [...values].slice(0, SAMPLES) };
}
