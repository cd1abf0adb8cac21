import type { PanelTab, SheetSize } from '../../domain/map/sheet.ts';

/** What happens to the panel. */
export type PanelEvent =
  | { readonly type: 'tab.chosen'; readonly tab: PanelTab }
  | { readonly type: 'sheet.sized'; readonly size: SheetSize };
