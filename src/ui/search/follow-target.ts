import type { MouseEvent } from 'react';
import { HOME } from '../../domain/navigation/address.ts';
import type { OpenDialogs } from '../../domain/navigation/dialogs.ts';
import type { SearchTarget } from '../../domain/search/search-entry.ts';
import { writeSearch } from '../../domain/shared/search-parameters.ts';
import { isPlainClick } from '../shared/plain-click.ts';

/** Gives the address of what a result leads to. */
export function hrefOf(target: SearchTarget): string {
  if (target.kind === 'dialog') return `${HOME}${writeSearch(target.open)}`;
  return target.kind === 'section' ? `${HOME}#${target.anchor}` : target.href;
}

/** What a result opens on this page. */
interface Inside {
  readonly open: OpenDialogs;
  readonly hash?: string;
  readonly layer?: string | undefined;
}

/**
 * Follows a result on this page: as a new entry of the history, from which Back leads to the search again. Links to other
 * pages and tabs go their own way, as does a click that asks for another tab.
 */
export function followTarget(
  event: MouseEvent,
  target: SearchTarget,
  follow: (inside: Inside) => void,
): void {
  if (!isPlainClick(event) || (target.kind !== 'dialog' && target.kind !== 'section')) return;
  event.preventDefault();
  if (target.kind === 'dialog') {
    follow({ open: target.open, layer: target.layer });
    return;
  }
  follow({ open: {}, hash: `#${target.anchor}` });
  // Once the dialog has gone, and with it its hold on the page.
  requestAnimationFrame(() => requestAnimationFrame(() => goTo(target.anchor)));
}

function goTo(anchor: string): void {
  const section = document.getElementById(anchor);
  if (section === null) return;
  if (!section.hasAttribute('tabindex')) section.tabIndex = -1;
  section.focus({ preventScroll: true });
  section.scrollIntoView();
}
