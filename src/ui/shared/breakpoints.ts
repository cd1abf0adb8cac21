/** Widths in CSS pixels from which the layouts of the look hold; src/ui/styles/_tools.scss has the same. */
export const BREAKPOINTS = { xs: 360, s: 640, m: 960, l: 1240, xl: 1600 } as const;

/** Writes the media query of a breakpoint, for `sizes` and matchMedia: in em, which follows the text size a visitor has set. */
export const from = (name: keyof typeof BREAKPOINTS): string => `(min-width: ${BREAKPOINTS[name] / 16}em)`;
