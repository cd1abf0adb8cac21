import type { ActivityHere, ParcelFacts, ParcelLimits } from '../shared/parcel/parcel-facts.ts';
import { isBuilt, type Procedure, type Step } from './procedure.ts';

/**
 * What a parcel says to a procedure: what may be built there, that nothing may, that the setbacks leave no room, or that it depends on the activity, which the map
 * answers; then with what it has answered, and what may be built, where something is built and that is known.
 */
export type ParcelVerdict =
  | { readonly kind: 'limits' | 'nothing' | 'no-room'; readonly limits: ParcelLimits }
  | { readonly kind: 'activity'; readonly activity?: ActivityHere; readonly limits?: ParcelLimits };

/** What a verdict will hold, as far as the procedure alone says. */
export type AwaitedVerdict = 'limits' | 'activity' | 'activity-and-limits';

/**
 * Gives what the verdict of a parcel that is still loading will most likely show, so that its place can be left free.
 * @returns undefined where a parcel says nothing to the procedure
 */
export function awaitedVerdict(
  { asksActivity }: Pick<Procedure, 'asksActivity'>,
  steps: readonly Step[],
): AwaitedVerdict | undefined {
  if (asksActivity) return isBuilt(steps) ? 'activity-and-limits' : 'activity';
  return isBuilt(steps) ? 'limits' : undefined;
}

/**
 * Gives what a parcel says to a procedure (spec §5 The parcel goes along).
 * @returns undefined where nothing is built, or the limits are not known
 */
export function parcelVerdict(
  { asksActivity }: Pick<Procedure, 'asksActivity'>,
  steps: readonly Step[],
  { limits: known, activity }: Pick<ParcelFacts, 'limits' | 'activity'>,
): ParcelVerdict | undefined {
  const limits = isBuilt(steps) ? known : undefined;
  if (asksActivity) {
    const known = limits?.mayBuild && limits.room !== 'nothing';
    return { kind: 'activity', ...(activity && { activity }), ...(known && { limits }) };
  }
  return limits && { kind: kindOf(limits), limits };
}

function kindOf({ mayBuild, room }: ParcelLimits): 'limits' | 'nothing' | 'no-room' {
  if (!mayBuild) return 'nothing';
  return room === 'nothing' ? 'no-room' : 'limits';
}
