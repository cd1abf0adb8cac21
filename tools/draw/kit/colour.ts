function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

const toHex = (parts: readonly number[]): string =>
  `#${parts
    .map((part) =>
      Math.max(0, Math.min(255, Math.round(part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** Makes a colour lighter (factor above 1) or darker (below 1); takes and gives '#rrggbb'. */
export function shade(hex: string, factor: number): string {
  return toHex(channels(hex).map((part) => part * factor));
}
