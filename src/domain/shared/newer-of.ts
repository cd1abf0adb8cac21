/**
 * Chooses what is shown after a feed has failed (contract "Feeds"): what is on view stays unless the stored copy is newer.
 * Without a time of its own nothing is on view, or what was baked, which is only a part: a copy is whole, and takes its
 * place.
 * @param shown what is on view, and when its feed sent it
 * @param copy the copy of an earlier visit, if there is one
 */
export function newerOf<Shown extends { readonly updatedAt?: number | undefined }>(
  shown: Shown,
  copy: (Shown & { readonly updatedAt: number }) | undefined,
): Shown {
  if (copy === undefined) return shown;
  return shown.updatedAt === undefined || copy.updatedAt > shown.updatedAt ? copy : shown;
}
