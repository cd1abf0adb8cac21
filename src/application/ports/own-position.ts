import type { Position } from '../../domain/map/geometry.ts';

/** The position of the visitor, by the browser's geolocation. */
export interface OwnPosition {
  /**
   * @throws Error with an Indonesian sentence where the visitor or the browser refuses, or no position is found in time
   */
  find(): Promise<Position>;
}
