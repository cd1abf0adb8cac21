/** The tabs of the panel (spec §2 Map page). */
export const PANEL_TABS = ['layers', 'place', 'activity'] as const;

/** A tab of the panel. */
export type PanelTab = (typeof PANEL_TABS)[number];
