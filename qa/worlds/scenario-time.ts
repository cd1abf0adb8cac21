import { isoTime } from '../../src/domain/shared/jakarta-time.ts';

const FORM =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(:\d{2}(?:[.,]\d+)?)?\s?(Z|[+-]\d{2}:?\d{2})?)?$/i;
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const EXAMPLE = 'Write it as 2026-11-30T09:00, in WIB.';

/**
 * Reads the instant of a scenario; without a zone it is WIB.
 * @returns milliseconds since 1970
 * @throws RangeError where it is not an instant
 */
export function instantOf(time: string): number {
  const instant = isoTime(time);
  if (instant === undefined) throw new RangeError(`${JSON.stringify(time)} is no instant`);
  return instant;
}

/** Says why a text is not an instant, and what to write instead; undefined where it is one. */
export function instantProblem(text: string): string | undefined {
  if (isoTime(text) !== undefined) return undefined;
  const [whole, year = '', month = '', day = '', hour, minute, seconds = '', zone] =
    FORM.exec(text.trim()) ?? [];
  if (whole === undefined) return `${JSON.stringify(text)} is no instant. ${EXAMPLE}`;
  const advice = (at: { month?: string; day?: string; hour?: string; minute?: string }) => {
    const date = `${year}-${at.month ?? month}-${at.day ?? day}`;
    const clock = hour === undefined ? '' : `T${at.hour ?? hour}:${at.minute ?? minute}${seconds}`;
    return `Write ${date}${clock}${zone ?? ''}${zone === undefined ? ', in WIB' : ''}.`;
  };
  const name = MONTHS[Number(month) - 1];
  if (name === undefined) return `A year has months 01 to 12. ${advice({ month: '12' })}`;
  const days = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  if (Number(day) > days) return `${name} has ${days} days. ${advice({ day: String(days) })}`;
  if (day === '00') return `A month begins with day 01. ${advice({ day: '01' })}`;
  if (Number(hour) > 23) return `A day has hours 00 to 23. ${advice({ hour: '23' })}`;
  if (Number(minute) > 59) return `An hour has minutes 00 to 59. ${advice({ minute: '59' })}`;
  return `${JSON.stringify(text)} is no instant. ${EXAMPLE}`;
}
