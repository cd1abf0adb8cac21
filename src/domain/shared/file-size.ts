import * as texts from './texts.ts';

const STEP = 1024;
const UNITS = ['KB', 'MB', 'GB'] as const;

/**
 * Writes a file size for people: whole Bytes, or KB, MB, GB in steps of 1024 with two decimals and the Indonesian
 * comma, '2,41 MB' (spec §5 Gallery).
 * @param bytes size; anything that is not a size (negative, NaN, infinite) counts as 0
 */
export function fileSizeLabel(bytes: number): string {
  if (!Number.isFinite(bytes) || bytes < 0) return texts.bytes(0);
  const whole = Math.round(bytes);
  if (whole < STEP) return texts.bytes(whole);
  let value = whole / STEP;
  let unit: (typeof UNITS)[number] = 'KB';
  for (const larger of UNITS.slice(1)) {
    if (roundedToCents(value) < STEP) break;
    value /= STEP;
    unit = larger;
  }
  return `${value.toFixed(2).replace('.', ',')} ${unit}`;
}

// Compared after rounding, so that the label never reads '1024,00 KB'.
function roundedToCents(value: number): number {
  return Math.round(value * 100) / 100;
}
