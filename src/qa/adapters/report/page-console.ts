import type { ConsoleLine } from '../../domain/report.ts';

const LEVELS = ['debug', 'log', 'info', 'warn', 'error'] as const;
const MOST_LINES = 500;

/**
 * Keeps what a page writes to its console from now on, and the errors that nobody caught.
 * @returns gives the last lines, oldest first
 */
export function keepConsole(page: Window & typeof globalThis): () => readonly ConsoleLine[] {
  const lines: ConsoleLine[] = [];
  const keep = (level: string, parts: readonly unknown[]) => {
    lines.push({ at: Date.now(), level, text: parts.map(inWords).join(' ') });
    if (lines.length > MOST_LINES) lines.shift();
  };
  for (const level of LEVELS) {
    const write = page.console[level];
    page.console[level] = (...parts: unknown[]) => {
      keep(level, parts);
      write.apply(page.console, parts);
    };
  }
  page.addEventListener('error', ({ message }) => keep('error', [message]));
  page.addEventListener('unhandledrejection', ({ reason }) => keep('error', ['nobody handled:', reason]));
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
