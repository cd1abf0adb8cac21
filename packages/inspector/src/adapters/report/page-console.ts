import type { ConsoleLine } from '../../domain/report.ts';

const LEVELS = ['debug', 'log', 'info', 'warn', 'error'] as const;
const MOST_LINES = 500;

// Named events in the console that mean that a part of the page is broken; so does every line that a page writes as an error.
const BROKEN = /^\[(?:render\.(?:caught|failed|recovered)|section\.failed|page\.failed)\]/;

/**
 * Records what a page writes to its console from now on, and its uncaught errors.
 * @param onBroken called with the line that says that the page itself is broken, and where, as far as the browser knows
 * @returns gives the last lines, oldest first
 */
export function recordConsole(
  page: Window & typeof globalThis,
  onBroken: (text: string, stack?: string) => void,
): () => readonly ConsoleLine[] {
  const lines: ConsoleLine[] = [];
  const record = (level: string, ...parts: readonly unknown[]) => {
    const text = parts.map(inWords).join(' ');
    lines.push({ at: Date.now(), level, text });
    if (lines.length > MOST_LINES) lines.shift();
    return text;
  };
  for (const level of LEVELS) {
    const write = page.console[level];
    page.console[level] = (...parts: unknown[]) => {
      const text = record(level, ...parts);
      if (level === 'error' || BROKEN.test(text)) onBroken(text, stackOf(parts[1]));
      write.apply(page.console, parts);
    };
  }
  page.addEventListener('error', ({ message, error, filename, lineno, colno }) => {
    const place = filename ? `${filename}:${lineno}:${colno}` : undefined;
    onBroken(record('error', message), stackOf(error) ?? place);
  });
  page.addEventListener('unhandledrejection', ({ reason }) =>
    onBroken(record('error', 'nobody handled:', reason), stackOf(reason)),
  );
  return () => lines;
}

const stackOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'stack' in error ? String(error.stack) : undefined;

function inWords(part: unknown): string {
  if (typeof part === 'string') return part;
  if (part instanceof Error) return String(part);
  try {
    return JSON.stringify(part, (key, value) => (key === 'stack' ? undefined : value)) ?? String(part);
  } catch {
    return String(part);
  }
}
