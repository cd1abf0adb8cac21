import type { Bounds } from '../geometry.ts';

/** A field, with what its values are like. */
export interface FieldSummary {
  readonly name: string;
  /** Features that say something. */
  readonly filled: number;
  /** Values that differ. */
  readonly distinct: number;
  /** The first few. */
  readonly samples: readonly string[];
}

/** What can be said of a layer by looking at it. */
export interface LayerSummary {
  readonly file: string;
  readonly layer: string;
  /** Whether the file has others. */
  readonly isOneOfMany: boolean;
  readonly kind: 'area' | 'line' | 'point';
  /** Features with a shape. */
  readonly count: number;
  /** What is to be reported of its file, in the office's words. */
  readonly said: readonly string[];
  /** In the file's words; absent where it has none. */
  readonly projection?: string;
  /** In degrees; absent without a projection. */
  readonly bounds?: Bounds;
  readonly fields: readonly FieldSummary[];
}
