import type { Parcel } from './parcels.ts';

/** A file, or a layer of it, and its parcels. */
export interface NumberedFile {
  readonly file: string;
  readonly parcels: readonly Pick<Parcel, 'id' | 'number'>[];
}

/** A number that several parcels have: their places in the list of files, and their features' numbers. */
export interface TwiceNumbered {
  readonly id: string;
  readonly places: readonly { readonly file: number; readonly number: number }[];
}

/** Gives the numbers that several parcels of all files have. */
export function twiceNumbered(files: readonly NumberedFile[]): TwiceNumbered[] {
  const seen = new Set<string>();
  const twice = new Map<string, { file: number; number: number }[]>();
  for (const { parcels } of files) {
    for (const { id } of parcels) {
      if (id !== '' && seen.has(id)) twice.set(id, []);
      seen.add(id);
    }
  }
  if (twice.size === 0) return [];
  for (const [file, { parcels }] of files.entries()) {
    for (const { id, number } of parcels) twice.get(id)?.push({ file, number });
  }
  return [...twice].map(([id, places]) => ({ id, places }));
}
