/**
 * Lets Enter and the space bar press the button of a new entry: to Sveltia CMS it is that of a menu as well, and they open an empty one
 * from which no key leads away.
 */
export function pressByKeys(): void {
  const press = (event: KeyboardEvent) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    const isNew = button?.getAttribute('aria-keyshortcuts') === 'Ctrl+E';
    if (!button || !isNew || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    button.click();
  };
  document.addEventListener('keydown', press, { capture: true });
}
