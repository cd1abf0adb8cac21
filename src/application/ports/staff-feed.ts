import type { StaffItem } from '../../domain/staff/staff-profile.ts';

/** Where staff items come from (spec §7 Staff profiles). */
export interface StaffFeed {
  /**
   * Loads the items as the feed orders them; staffProfiles makes profiles of them.
   * @throws FeedError, or the reason of `signal` once it is aborted
   */
  load(signal: AbortSignal): Promise<readonly StaffItem[]>;
}
