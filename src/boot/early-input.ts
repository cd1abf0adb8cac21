/** What the visitor did before the page was alive, kept by the inlined boot script. */
export interface EarlyInput {
  readonly clicks: HTMLElement[];
  readonly inputs: Set<HTMLInputElement>;
  /** Stops keeping. */
  release: () => void;
}

/** Replays what was kept, now that the page answers: texts first, then clicks, in their order. */
export function takeEarlyInput(): void {
  const early = (globalThis as { earlyInput?: EarlyInput }).earlyInput;
  if (early === undefined) return;
  early.release();
  for (const input of early.inputs) retype(input);
  for (const element of early.clicks) if (element.isConnected) element.click();
  early.inputs.clear();
  early.clicks.length = 0;
}

// React compares with the last value that it saw; the native setter changes the text behind its back, so
// that the event that follows counts as a change.
function retype(input: HTMLInputElement): void {
  const text = input.value;
  const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  input.value = '';
  native?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
