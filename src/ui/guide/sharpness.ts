/** Device pixels to a CSS pixel on a page's canvas: more than two nobody sees, and phones run out of memory. */
export const canvasSharpness = (): number => Math.min(window.devicePixelRatio || 1, 2);
