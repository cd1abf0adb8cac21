const MINUTE_MS = 60_000;

/** Parts of the page whose content is of the same minute. */
export interface MinuteGroup {
  readonly names: readonly string[];
  /** The latest moment of them, in milliseconds since 1970. */
  readonly at: number;
}

/**
 * Groups parts by their age, to the minute (spec §2 Offline); the newest first, the names in the order received.
 * @param parts with the moment of their last update; one without a moment is left out
 */
export function groupByMinute(
  parts: readonly (readonly [name: string, at: number | undefined])[],
): MinuteGroup[] {
  const minutes = new Map<number, MinuteGroup>();
  for (const [name, at] of parts) {
    if (at === undefined) continue;
    const minute = Math.floor(at / MINUTE_MS);
    const same = minutes.get(minute);
    minutes.set(minute, {
      names: [...(same?.names ?? []), name],
      at: Math.max(at, same?.at ?? at),
    });
  }
  return [...minutes.values()].sort((one, other) => other.at - one.at);
}
