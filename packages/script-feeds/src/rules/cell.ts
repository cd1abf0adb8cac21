import { rules } from '#site-rules';

/** What a cell of the spreadsheet holds; an empty one is ''. */
export type CellValue = string | number | boolean | Date;

// The years 1900 to 9999, which is what a spreadsheet's dates can be.
const FIRST_DATE = Date.UTC(1899, 11, 30);
const LAST_DATE = Date.UTC(9999, 11, 31);

/**
 * Gives the moment of a cell that holds a date, in milliseconds since 1970; undefined for any other cell. The date may
 * come from another realm, where `instanceof` fails.
 */
export function dateIn(value: CellValue): number | undefined {
  if (Object.prototype.toString.call(value) !== '[object Date]') return undefined;
  const ms = (value as Date).getTime();
  return ms >= FIRST_DATE && ms <= LAST_DATE ? ms : undefined;
}

/** Whether the cell shows a formula's error, such as '#REF!' or '#N/A'. */
export function isCellError(value: CellValue): boolean {
  return (
    typeof value === 'string' &&
    /^#(?:REF!|N\/A|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|ERROR!|CALC!)$/.test(value.trim())
  );
}

/** Gives a cell as text without blanks around it, line breaks as '\n'; a date as '2024-11-18' in Asia/Jakarta. */
export function cellText(value: CellValue): string {
  const ms = dateIn(value);
  if (ms !== undefined) return jakartaDay(ms);
  if (typeof value === 'boolean') return value ? 'ya' : 'tidak';
  if (typeof value === 'object') return '';
  return rules.wellFormed(String(value)).replace(/\r\n?/g, '\n').trim();
}

/** Gives the day of a moment in Asia/Jakarta, '2024-11-18'. */
export function jakartaDay(ms: number): string {
  return new Date(ms + 7 * 3_600_000).toISOString().slice(0, 10);
}

/** Whether a cell says yes: 'ya', 'yes', 'benar', 'x', '1' or a ticked box. */
export function isYes(value: CellValue): boolean {
  return /^(?:ya|y|yes|benar|true|x|v|1|✓|✔)$/i.test(cellText(value));
}
