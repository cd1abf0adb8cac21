/**
 * Shows the page as one without its application (styles/_plain.scss).
 * @param why the application did not come or broke, or the browser is too old for it
 */
export function showPlainPage(why: 'failed' | 'old'): void {
  document.documentElement.dataset.app = why;
}
