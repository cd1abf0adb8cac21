// The browser itself logs a failed request; the page logs a named event for it, or shows it.
const ARRANGED = /Failed to load resource|Loading failed for|^Failed to load ‘/;

/**
 * Whether a line of the console reports a fault; named events of the site do not.
 * @param text the line without its level
 */
export const isFault = (text: string): boolean => !ARRANGED.test(text) && !/^\[[a-z-]+\.[a-z-]+\]/.test(text);

/** Whether the address of a tab is one that was asked for: a tab begins with an empty document. */
export const isAt = (address: string): boolean => address !== '' && address !== 'about:blank';

/** Runs in a page, before its own scripts where the driver can: writes broken policies into the console. */
export function reportViolations(): void {
  addEventListener('securitypolicyviolation', (event) => {
    console.error(
      `policy ${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`,
    );
  });
}

/** Runs in a page where the driver hears no console: keeps the faults in a list of the window; `report` is reportViolations. */
export function keepFaults(report: () => void): void {
  if ('keptFaults' in window) return;
  report();
  const kept: string[] = [];
  Object.assign(window, { keptFaults: kept });
  for (const level of ['error', 'warn'] as const) {
    const original = console[level];
    console[level] = (...args: unknown[]) => {
      kept.push(args.map(String).join(' '));
      original.apply(console, args);
    };
  }
  addEventListener('error', ({ message }) => kept.push(message));
  addEventListener('unhandledrejection', ({ reason }) => kept.push(`rejected: ${String(reason)}`));
}

/** Runs in a page: gives the faults that keepFaults has collected, and empties the list. */
export function takeFaults(): string[] {
  const kept = Reflect.get(window, 'keptFaults');
  return Array.isArray(kept) ? kept.splice(0) : [];
}
