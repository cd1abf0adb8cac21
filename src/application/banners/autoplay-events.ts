import type { ConditionsChange } from '../../domain/banners/autoplay.ts';

/** What happens to the automatic change of slides. */
export type AutoplayEvent =
  | { readonly type: 'conditions.changed'; readonly change: ConditionsChange }
  /** Another slide is shown, whoever turned to it. */
  | { readonly type: 'slide.shown' }
  /** The engine of the slides is needed, since a visitor reaches for them. */
  | { readonly type: 'engine.asked' }
  | { readonly type: 'engine.came' }
  /** Its code did not come. */
  | { readonly type: 'engine.lost' }
  | { readonly type: 'engine.left' };
