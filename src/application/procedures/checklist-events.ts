import type { Ticked } from '../../domain/procedures/checklist.ts';

/** What happens to the list of steps. */
export type ChecklistEvent =
  | { readonly type: 'thing.toggled'; readonly name: string }
  | { readonly type: 'ticks.read'; readonly ticked: Ticked }
  | { readonly type: 'ticks.written'; readonly ticked: Ticked; readonly isKept: boolean }
  | { readonly type: 'step.shown'; readonly step: string }
  | { readonly type: 'step.hidden'; readonly step: string }
  | { readonly type: 'clearing.asked' }
  | { readonly type: 'clearing.confirmed' }
  | { readonly type: 'clearing.cancelled' }
  | { readonly type: 'all.listed' }
  | { readonly type: 'all.folded' };
