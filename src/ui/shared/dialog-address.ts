import type { AnyRouter } from '@tanstack/react-router';
import { formatAddress, type OpenDialogs, parseAddress } from '../../domain/navigation/address.ts';

const DIALOG_KEYS = new Set(['layanan', 'syarat', 'profil', 'artikel', 'galeri', 'foto', 'panduan']);

/** Reads a query as texts; the first of a repeated key counts. */
export function readSearch(query: string): Record<string, string> {
  const search: Record<string, string> = {};
  for (const [key, value] of new URLSearchParams(query)) search[key] ??= value;
  return search;
}

/** Writes a query, '?' included where there is one; a flag is its bare name. */
export function writeSearch(search: Readonly<Record<string, unknown>>): string {
  const parts = Object.entries(search)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => {
      const name = encodeURIComponent(key);
      return value === true || value === '' ? name : `${name}=${encodeURIComponent(String(value))}`;
    });
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

/**
 * The address of /home with these dialogs open (contract "Addresses").
 * @param kept the present search parameters; those that are not a dialog's stay
 */
export function dialogHref(open: OpenDialogs, kept: Readonly<Record<string, unknown>> = {}): string {
  const others = Object.entries(kept).filter(([key]) => !DIALOG_KEYS.has(key));
  return `/home${writeSearch({ ...Object.fromEntries(others), ...formatAddress(open) })}`;
}

const present = (router: AnyRouter): Record<string, string> => readSearch(router.history.location.search);

/** What the page's present address opens. */
export function addressedDialogs(router: AnyRouter): OpenDialogs {
  return parseAddress(present(router));
}

/** Goes to the address of these dialogs; the entry remembers where it was opened from, for closing. */
export function openAddress(router: AnyRouter, open: OpenDialogs): void {
  const search = present(router);
  router.history.push(dialogHref(open, search), { openedFrom: dialogHref(addressedDialogs(router), search) });
}

/**
 * Goes to the address of what stays open: back, where that is the entry below, so that closing leaves no
 * trace in the history; else in place.
 */
export function closeAddress(router: AnyRouter, remaining: OpenDialogs): void {
  const target = dialogHref(remaining, present(router));
  const state: { openedFrom?: unknown } = router.history.location.state;
  if (state.openedFrom === target) router.history.back();
  else router.history.replace(target);
}

/** Puts what a dialog shows into its address, in place: browsing inside a dialog is one entry. */
export function replaceAddress(router: AnyRouter, open: OpenDialogs): void {
  router.history.replace(dialogHref(open, present(router)), router.history.location.state);
}

/** Puts the present address in order: unknown dialogs and malformed values are removed from it. */
export function tidyAddress(router: AnyRouter): void {
  const { search, hash, state } = router.history.location;
  const tidy = dialogHref(addressedDialogs(router), readSearch(search));
  if (tidy !== `/home${writeSearch(readSearch(search))}`) router.history.replace(`${tidy}${hash}`, state);
}
