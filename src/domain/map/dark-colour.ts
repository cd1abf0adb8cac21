// Of 255; the ground by night is as dark.
const DARK = 100;

/**
 * Tells whether a colour is as dark as the ground of the map by night, where a line of it is drawn in the ink of the
 * texts instead (spec §2 Map page).
 * @param colour '#rrggbb'
 */
export function isDarkColour(colour: string): boolean {
  const value = Number.parseInt(colour.slice(1, 7), 16);
  const brightness = ((value >> 16) & 255) * 0.3 + ((value >> 8) & 255) * 0.59 + (value & 255) * 0.11;
  return brightness < DARK;
}
