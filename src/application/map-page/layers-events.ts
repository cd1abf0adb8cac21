import type { ShownLayer } from '../ports/map-engine.ts';

/** What happens to the layers. */
export type LayersEvent =
  | { readonly type: 'layers.named'; readonly layers: readonly ShownLayer[] }
  | { readonly type: 'layer.toggled'; readonly id: string }
  | { readonly type: 'layer.moved'; readonly id: string; readonly by: -1 | 1 }
  | { readonly type: 'layer.faded'; readonly id: string; readonly opacity: number }
  | { readonly type: 'layer.failed'; readonly id: string; readonly message: string }
  | { readonly type: 'category.toggled'; readonly id: string };
