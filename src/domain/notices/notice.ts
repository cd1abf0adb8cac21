import type { Day } from '../shared/day.ts';

/** A notice over the page (spec §2 Notices); both ends are among its days. */
export interface Notice {
  readonly text: string;
  readonly from: Day;
  readonly to: Day;
  /** Where it leads: an http(s) address, or a path of this site. */
  readonly link?: string;
}

/** Whether a notice is to be seen on a day (spec §2 Notices). */
export const isCurrent = ({ from, to }: Pick<Notice, 'from' | 'to'>, day: Day): boolean =>
  from <= day && day <= to;

/**
 * Gives the notices that a page includes: those that have not ended, the one that ends soonest first (spec §2 Notices).
 * @param day of the build
 */
export function remainingNotices(notices: readonly Notice[], day: Day): readonly Notice[] {
  return notices.filter(({ to }) => day <= to).sort((one, other) => one.to.localeCompare(other.to));
}
