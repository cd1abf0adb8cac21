/** What the visitor did before the page was hydrated, recorded by the inlined boot script. */
export interface EarlyInput {
  readonly clicks: HTMLElement[];
  readonly fields: Set<HTMLInputElement>;
  /** Stops recording. */
  release: () => void;
  /** Stops recording, and shows that the application could not be loaded. */
  fail: () => void;
}

/** Gives the element of the page that now stands where one stood that a visitor touched. */
export type StandsFor = (served: HTMLElement) => HTMLElement | undefined;

const itself: StandsFor = (served) => (served.isConnected ? served : undefined);

/**
 * Repeats the recorded input in the hydrated page: texts first, so that what searches for them runs before its field is
 * drawn again and emptied; then clicks, in their order.
 * @param standsFor finds them in a page that was drawn anew; a hydrated page has them still
 */
export function takeEarlyInput(standsFor = itself): void {
  const input = early();
  if (input === undefined) return;
  for (const field of input.fields) retype(standsFor(field), field.value);
  input.fields.clear();
  input.release();
  for (const element of input.clicks) standsFor(element)?.click();
  input.clicks.length = 0;
}

/** Remembers the order of the controls of a served page, which is that of the page that will be drawn in its place. */
export function inPlaceOf(page: HTMLElement): StandsFor {
  const controls = () => [...page.querySelectorAll<HTMLElement>('button, input')];
  const served = controls();
  return (element) => itself(element) ?? controls()[served.indexOf(element)];
}

/** Shows on the page that the application cannot be loaded (spec §8 Chunks and rendering). */
export function sayThatItFailed(): void {
  early()?.fail();
}

const early = (): EarlyInput | undefined => (globalThis as { earlyInput?: EarlyInput }).earlyInput;

// React compares with the last value that it saw; the native setter changes the text without React, so that the event
// that follows counts as a change.
function retype(input: HTMLElement | undefined, text: string): void {
  if (!(input instanceof HTMLInputElement)) return;
  const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  input.value = '';
  native?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
