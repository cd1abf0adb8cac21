import type { Face, Mark } from '@bupc/content';

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('');

/** What sheets and pictures of shared pages are set in: the site's face, in what its texts are written with. */
export const FACE: Face = {
  file: 'node_modules/@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2',
  characters: `${ASCII}\u00a0§©°²³·×Éé–—‘’“”•…`,
};

/** The emblem of the site. */
export const MARK: Mark = {
  ground: 'M0 0h42l14 14v42H0z',
  parcels: 'M8 8h18v16H8zM8 28h10v20H8zM22 28h4v20h-4zM30 38h18v10H30z',
  corner: 'M30 8h9l9 9v17H30z',
};
