/** The oldest browsers that the whole site is for, all of early 2023, by their names in MDN's data (decision 30). */
export const FLOOR = {
  chrome: '111',
  chrome_android: '111',
  webview_android: '111',
  safari: '16.4',
  safari_ios: '16.4',
  firefox: '115',
  firefox_android: '115',
} as const;

/** A browser of the floor. */
export type FloorBrowser = keyof typeof FLOOR;

/** The same floor, as the bundler names it. */
export const BUILD_TARGET = [
  `chrome${FLOOR.chrome}`,
  `safari${FLOOR.safari}`,
  `ios${FLOOR.safari_ios}`,
  `firefox${FLOOR.firefox}`,
];
