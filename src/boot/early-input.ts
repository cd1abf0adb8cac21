/** What the visitor did before the page was hydrated, kept by the inlined boot script. */
export interface EarlyInput {
  readonly clicks: HTMLElement[];
  readonly fields: Set<HTMLInputElement>;
  /** Stops keeping. */
  release: () => void;
  /** Stops keeping, and shows that the application could not be loaded. */
  fail: () => void;
}

/** Shows on the page that the application cannot be loaded (spec §8 Chunks and rendering). */
export function sayThatItFailed(): void {
  early()?.fail();
}

/**
 * Enters the typed text again, once the search for it runs: if its field were drawn again before that, it would be
 * emptied.
 */
function takeEarlyTexts(): void {
  const fields = early()?.fields ?? new Set();
  for (const field of fields) retype(field);
  fields.clear();
}

/** Repeats what was kept, now that the page answers: texts first, then clicks, in their order. */
export function takeEarlyInput(): void {
  takeEarlyTexts();
  const kept = early();
  if (kept === undefined) return;
  kept.release();
  for (const element of kept.clicks) if (element.isConnected) element.click();
  kept.clicks.length = 0;
}

const early = (): EarlyInput | undefined => (globalThis as { earlyInput?: EarlyInput }).earlyInput;

// React compares with the last value that it saw; the native setter changes the text without React, so that the event
// that follows counts as a change.
function retype(input: HTMLInputElement): void {
  const text = input.value;
  const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  input.value = '';
  native?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
