import type { Position } from '../../domain/map/geometry.ts';

/** Where the visitor is, by the browser's own means. */
export interface OwnPosition {
  /** @throws Error with an Indonesian sentence where the visitor or the browser refuses, or nothing is found in time */
  find(): Promise<Position>;
}
