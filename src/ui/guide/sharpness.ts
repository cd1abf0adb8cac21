/**
 * Device pixels for a CSS pixel on a page's canvas: two at most, since nobody sees more and phones run out of memory.
 */
export const canvasSharpness = (): number => Math.min(window.devicePixelRatio || 1, 2);
