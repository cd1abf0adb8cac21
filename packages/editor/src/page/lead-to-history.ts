import { HISTORY_ENTRY } from '../form/empty-entries.ts';

/** Where the earlier states are, beside the page. */
const HISTORY = '/sebelumnya/';

/** Leads to the pages of earlier states where their entry of the menu is chosen: the editor's menu takes no link of its own. */
export function leadToHistory(): void {
  const look = () => {
    if (location.hash.startsWith(`#/collections/${HISTORY_ENTRY}`)) location.replace(HISTORY);
  };
  window.addEventListener('hashchange', look);
  look();
}
