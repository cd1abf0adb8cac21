/** What the visitor did before the page was alive, kept by the inlined boot script. */
export interface EarlyInput {
  readonly clicks: HTMLElement[];
  readonly fields: Set<HTMLInputElement>;
  /** Stops keeping. */
  release: () => void;
  /** Stops keeping, and says that the application did not come. */
  fail: () => void;
}

/** Says on the page that the application cannot be had (spec §8 Chunks and rendering). */
export function sayThatItFailed(): void {
  early()?.fail();
}

/** Types again what was typed, once what searches by it runs: drawn anew before, its field would be emptied. */
export function takeEarlyTexts(): void {
  const fields = early()?.fields ?? new Set();
  for (const field of fields) retype(field);
  fields.clear();
}

/** Replays what was kept, now that the page answers: texts first, then clicks, in their order. */
export function takeEarlyInput(): void {
  takeEarlyTexts();
  const kept = early();
  if (kept === undefined) return;
  kept.release();
  for (const element of kept.clicks) if (element.isConnected) element.click();
  kept.clicks.length = 0;
}

const early = (): EarlyInput | undefined => (globalThis as { earlyInput?: EarlyInput }).earlyInput;

// React compares with the last value that it saw; the native setter changes the text behind its back, so
// that the event that follows counts as a change.
function retype(input: HTMLInputElement): void {
  const text = input.value;
  const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  input.value = '';
  native?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
