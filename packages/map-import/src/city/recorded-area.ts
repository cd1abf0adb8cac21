/** What counts as the area of a parcel, and what is to be reported of what its file records. */
export interface RecordedArea {
  /** Square metres. */
  readonly area: number;
  /** 'unreadable': no area; 'other': over twice the measured or under half; 'impossible': as with another unit. */
  readonly fault?: 'unreadable' | 'other' | 'impossible';
}

const HECTARE = 10_000;
const WORDS = /^(?:±|\+\/-|lk\.?)?\s*(\d[\d.,]*)\s*(?:(ha|hektare?)|m2|m²|m\^2|m|meter(?: persegi)?)?\.?$/i;

/**
 * Reads what a field says of an area, in square metres; a text with one separator before three digits may be thousands or
 * a fraction (`1.250`), and gives both.
 * @returns nothing where it says something else; [] where it says nothing
 */
export function areaReadings(value: unknown): number[] | undefined {
  if (typeof value === 'number') return value > 0 ? [value] : [];
  const text = String(value ?? '').trim();
  if (/^-*$/.test(text)) return [];
  const [, number, hectares] = WORDS.exec(text.replace(/(?<=\d)[ '](?=\d{3}(?!\d))/g, '')) ?? [];
  const readings = number === undefined ? [] : numberReadings(number);
  if (readings.length === 0) return undefined;
  return readings.filter((one) => one > 0).map((one) => one * (hectares === undefined ? 1 : HECTARE));
}

const GROUPED = /^\d{1,3}(?:\.\d{3})+$/;

function numberReadings(text: string): number[] {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  const [whole, fraction] = last < 0 ? [text, ''] : [text.slice(0, last), text.slice(last + 1)];
  if (/^\d*$/.test(whole)) {
    const plain = Number(`${whole}.${fraction}0`);
    const isEither = GROUPED.test(`${whole}.${fraction}`) && !whole.startsWith('0');
    return isEither ? [Number(whole + fraction), plain] : [plain];
  }
  const [separator, ...others] = [...new Set(whole.replace(/\d/g, ''))];
  if (others.length > 0 || !GROUPED.test(whole.replaceAll(separator ?? '', '.'))) return [];
  const thousands = whole.replace(/\D/g, '');
  if (text[last] !== separator) return [Number(`${thousands}.${fraction}0`)];
  return fraction.length === 3 ? [Number(thousands + fraction)] : [];
}

/** An area that differs by so many times from the measured one is reported. */
const OTHER = 2;
/** One that differs by so many times is no area of this parcel: the measured one counts. */
const IMPOSSIBLE = 100;

/**
 * Decides what counts as the area of a parcel: what its file records, read as is nearest to what was measured.
 * @param measured square metres, above zero
 */
export function recordedArea(value: unknown, measured: number): RecordedArea {
  const readings = areaReadings(value);
  if (readings === undefined) return { area: measured, fault: 'unreadable' };
  const times = (area: number) => Math.max(area / measured, measured / area);
  const [area] = readings.toSorted((a, b) => times(a) - times(b));
  if (area === undefined) return { area: measured };
  if (times(area) >= IMPOSSIBLE) return { area: measured, fault: 'impossible' };
  return times(area) > OTHER ? { area, fault: 'other' } : { area };
}
