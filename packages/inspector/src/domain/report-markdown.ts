import type { Difference } from './difference-file.ts';
import { effectInWords, payloadInWords } from './entry-words.ts';
import type { LogEntry } from './log-entry.ts';
import type { Report } from './report.ts';

const LAST_ENTRIES = 20;
const LAST_LINES = 10;

/**
 * Writes a report to be pasted into a ticket: the difference, the last entries of the log, the console and the place.
 * @param file the name under which the whole report was saved
 */
export function reportMarkdown(report: Report, file: string): string {
  const { note, recording, difference, log, moment, console: lines } = report;
  const parts = [
    `## ${recording.title}`,
    note ?? '',
    difference === undefined ? '' : differenceText(difference as Difference),
    log ? `### Up to #${moment}\n\n${logTable(log)}` : '',
    lines && lines.length > 0
      ? `### Console\n\n${fenced(lines.slice(-LAST_LINES).map(({ level, text }) => `${level}: ${text}`))}`
      : '',
    listOf([
      ['Scenario', recording.scenario],
      ['Address', report.address],
      ['Browser', report.browser],
      ['Screen', report.screen],
      ['Build', report.build],
      ['Whole report', file],
    ]),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function differenceText({ path, step, label, reason }: Difference): string {
  return `**${path}**, step ${step}, \`${label}\`: ${reason}`;
}

function logTable(log: readonly LogEntry[]): string {
  const rows = log
    .filter(({ isNoise }) => !isNoise)
    .slice(-LAST_ENTRIES)
    .map((entry) => {
      const { id, from, to, name, payload, effect } = entry;
      const became = effect?.fate ? `**${effect.fate}** ${effect.reason ?? ''}` : effectInWords(entry);
      return `| ${[id, from, to, name, payloadInWords(payload), became].map(cell).join(' | ')} |`;
    });
  return [
    '| # | from | to | entry | payload | effect |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

const cell = (value: unknown) => String(value).replaceAll('|', '\\|').replaceAll('\n', ' ');

const fenced = (lines: readonly string[]) => `\`\`\`\n${lines.join('\n').replaceAll('```', "'''")}\n\`\`\``;

const listOf = (fields: readonly (readonly [string, string | undefined])[]) =>
  fields
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `- ${name}: ${value}`)
    .join('\n');
