import { boundsOf, type Feature } from '../geometry.ts';
import { Refusal } from '../refusal.ts';
import type { Lines } from '../report.ts';
import type { Entry, Source } from '../source/source.ts';
import * as texts from '../texts.ts';
import { isNear } from './check-places.ts';
import { limited, limitsAround } from './city-limits.ts';
import type { Gdal } from './gdal.ts';
import type { ReadEntry, Reader } from './read-entries.ts';

/**
 * Finds the city by its plan and parcels, else by its kelurahan.
 * @returns a reader that leaves out what layers have far beyond it, and says so in the report
 * @throws Refusal
 */
export async function cityReader(
  reader: Reader,
  { zona, persil, kelurahan }: Source,
  { gdal, report }: { readonly gdal: Gdal; readonly report: Lines },
): Promise<Reader> {
  const plan: readonly Entry[] = [...zona, ...persil];
  const all: Feature[] = [];
  for (const entry of plan.length > 0 ? plan : kelurahan) {
    for (const feature of (await reader.read(entry)).features) all.push(feature);
  }
  // Their areas are counted or compared.
  const whole = new Set<Entry>([...persil, ...kelurahan]);
  const limits = limitsAround(all);
  const within = async (read: ReadEntry, isWhole: boolean): Promise<ReadEntry> => {
    const { features, beyond, cut } = await limited(gdal, read.features, limits, isWhole);
    if (features.length === 0) {
      // What lies elsewhere altogether is refused with the others.
      if (!isNear(boundsOf(read.features.map(({ shape }) => shape)), limits)) return read;
      throw new Refusal(texts.allBeyond(read.file));
    }
    if (beyond.length > 0) report.leftOut.push(`${read.file}: ${texts.beyond(beyond)}`);
    if (cut.length > 0) report.mended.push(`${read.file}: ${texts.cutAtLimits(cut)}`);
    return { ...read, features, leftOut: { ...read.leftOut, beyond: beyond.length } };
  };
  const done = new Map<string, Promise<ReadEntry>>();
  return {
    placed: reader.placed,
    unnamed: reader.unnamed,
    read(entry) {
      const isWhole = whole.has(entry);
      const key = JSON.stringify([entry.berkas, entry.lapis, entry.proyeksi, isWhole]);
      const known = done.get(key) ?? reader.read(entry).then((read) => within(read, isWhole));
      done.set(key, known);
      return known;
    },
  };
}
