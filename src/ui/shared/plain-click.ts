import type { MouseEvent } from 'react';

/**
 * Whether a click is to be answered on this page: one with a modifier key or another button opens the link elsewhere.
 */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}
