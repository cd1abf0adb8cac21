// Out of 255; the ground at night is as dark.
const DARK = 100;

/**
 * Whether a colour is as dark as the map's ground at night; lines of such a colour are then drawn in the colour
 * of texts (spec §2 Map page).
 * @param colour '#rrggbb'
 */
export function isDarkColour(colour: string): boolean {
  const value = Number.parseInt(colour.slice(1, 7), 16);
  const brightness = ((value >> 16) & 255) * 0.3 + ((value >> 8) & 255) * 0.59 + (value & 255) * 0.11;
  return brightness < DARK;
}
