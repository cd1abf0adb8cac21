import type { ConsoleLine } from '../../domain/report.ts';

const LEVELS = ['debug', 'log', 'info', 'warn', 'error'] as const;
const MOST_LINES = 500;

// Named events in the console that mean that a part of the page is broken.
const BROKEN = /^\[(?:render\.(?:caught|failed)|section\.failed|page\.failed)\]/;

/**
 * Keeps what a page writes to its console from now on, and the errors that nobody caught.
 * @param onBroken called with the line that says that the page itself is broken
 * @returns gives the last lines, oldest first
 */
export function keepConsole(
  page: Window & typeof globalThis,
  onBroken: (text: string) => void,
): () => readonly ConsoleLine[] {
  const lines: ConsoleLine[] = [];
  const keep = (level: string, parts: readonly unknown[], isBroken = false) => {
    const text = parts.map(inWords).join(' ');
    lines.push({ at: Date.now(), level, text });
    if (lines.length > MOST_LINES) lines.shift();
    if (isBroken || BROKEN.test(text)) onBroken(text);
  };
  for (const level of LEVELS) {
    const write = page.console[level];
    page.console[level] = (...parts: unknown[]) => {
      keep(level, parts);
      write.apply(page.console, parts);
    };
  }
  page.addEventListener('error', ({ message }) => keep('error', [message], true));
  page.addEventListener('unhandledrejection', ({ reason }) =>
    keep('error', ['nobody handled:', reason], true),
  );
  return () => lines;
}

function inWords(part: unknown): string {
  if (typeof part === 'string') return part;
  if (part instanceof Error) return String(part);
  try {
    return JSON.stringify(part) ?? String(part);
  } catch {
    return String(part);
  }
}
