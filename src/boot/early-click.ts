/** A click from before anything could answer it. */
export interface EarlyClick {
  /** Clicks the control that is now at the index of the last click, and stops listening. */
  readonly repeat: () => void;
}

// Links and fields answer by themselves.
const CONTROLS = 'button, input[type="checkbox"], input[type="range"]';

/**
 * Remembers the last click on a control of the served page. The hydrated page has the same controls in the same order.
 * @param page contains both, one after the other
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
