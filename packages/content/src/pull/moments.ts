/** Gives a moment for people, in the machine's own time: '22 Nov 2026, 14:05'. */
export function shownMoment(ms: number): string {
  const date = new Date(ms);
  if (Number.isNaN(date.getTime())) return 'a far day';
  return date.toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
}
