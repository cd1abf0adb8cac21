/** A click that came before anything could answer it. */
export interface EarlyClick {
  /** Clicks what now stands in the index of what was clicked last, and listens no more. */
  readonly repeat: () => void;
}

// Links and fields answer by themselves.
const CONTROLS = 'button, input[type="checkbox"], input[type="range"]';

/**
 * Remembers the last click on a control of the served page. The living page has the same controls in the same order.
 * @param page holds both, one after the other
 */
export function keepEarlyClick(page: HTMLElement): EarlyClick {
  let index = -1;
  const controls = () => [...page.querySelectorAll<HTMLElement>(CONTROLS)];
  const keep = ({ target }: Event) => {
    const control = target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null;
    if (control) index = controls().indexOf(control);
  };
  page.addEventListener('click', keep);
  return {
    repeat: () => {
      page.removeEventListener('click', keep);
      controls()[index]?.click();
    },
  };
}
