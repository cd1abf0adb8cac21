const KEY = 'qa_inspector_window';

/** Whether the inspector of this tab has a window of its own, which outlives a reload of the page. */
export function isInWindow(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Keeps it; a browser that refuses storage docks the inspector anew after a reload. */
export function keepInWindow(inWindow: boolean): void {
  try {
    if (inWindow) sessionStorage.setItem(KEY, '1');
    else sessionStorage.removeItem(KEY);
  } catch {
    // The inspector works all the same.
  }
}
