import type { MeasuredRule } from '@bupc/bench';
import { GALLERY_RULES } from './gallery.ts';
import { LIST_RULES } from './lists.ts';
import { OTHER_RULES } from './others.ts';
import { TEXT_RULES } from './texts.ts';

/** Every rule whose cost is measured as its input grows. */
export const RULES: readonly MeasuredRule[] = [
  ...GALLERY_RULES,
  ...LIST_RULES,
  ...TEXT_RULES,
  ...OTHER_RULES,
];
