import type { Position } from '../../domain/map/geometry.ts';

/** What happens to measuring. */
export type MeasureEvent =
  | { readonly type: 'measure.toggled' }
  | { readonly type: 'measure.closed' }
  | { readonly type: 'kind.chosen'; readonly kind: 'length' | 'area' }
  | { readonly type: 'point.set'; readonly at: Position }
  | { readonly type: 'point.undone' };
