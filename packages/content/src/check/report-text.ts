import { said } from '../language.ts';
import { printed } from '../printed.ts';
import { textTable } from '../table.ts';
import { type Finding, LEVELS, type Level, placeOf } from './finding.ts';
import type { CheckReport } from './report.ts';

const MOST_LINES = 20;
const HEADINGS: Readonly<Record<Level, string>> = {
  error: said('Kesalahan: ada yang hilang', 'Errors: something is lost'),
  warning: said(
    'Peringatan: ada yang keliru atau kurang bagi pengunjung',
    'Warnings: a visitor meets or misses something',
  ),
  note: said('Catatan', 'Notes'),
};

const COLUMNS = [
  said('bagian', 'feed'),
  said('asal', 'source'),
  said('diterima', 'received'),
  said('dipakai', 'kept'),
  said('ditinggalkan', 'dropped'),
  said('gambar', 'pictures'),
  said('tidak ada', 'not had'),
];

/**
 * Writes a check for people: what a visitor will see, what was found, and a closing table.
 * @param seen the lines of what a visitor will see
 */
export function reportText(report: CheckReport, seen: readonly string[]): string {
  const { feeds, findings, counts } = report;
  const lines = [...seen, ''];
  for (const level of LEVELS) {
    const some = findings.filter((finding) => finding.level === level);
    if (some.length > 0) lines.push(HEADINGS[level], ...findingLines(some), '');
  }
  const rows = feeds.map(({ feed, source, host, received, kept, dropped, pictures }) => {
    return [feed, host ?? source, received, kept, dropped, pictures.checked, pictures.missing];
  });
  lines.push(
    textTable(COLUMNS, rows),
    ...notAsked(report),
    said(
      `${counts.error} kesalahan, ${counts.warning} peringatan, ${counts.note} catatan`,
      `${counted(counts.error, 'error')}, ${counted(counts.warning, 'warning')}, ${counted(counts.note, 'note')}`,
    ),
  );
  // Names and texts of an office's files stand in it.
  return printed(lines.join('\n'));
}

/**
 * Of many findings of a kind in one feed the first ones are reported, the others counted; the map's are counted
 * already.
 */
function findingLines(findings: readonly Finding[]): string[] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const group = `${finding.feed} ${finding.kind}`;
    groups.set(group, [...(groups.get(group) ?? []), finding]);
  }
  return [...groups.values()].flatMap((some) => {
    const most = some[0]?.kind === 'map' ? some.length : MOST_LINES;
    return [
      ...some.slice(0, most).map(findingLine),
      ...(some.length > most
        ? [
            said(
              `  dan ${some.length - most} lagi seperti ini; --json menyebut semuanya`,
              `  and ${some.length - most} more like these; --json tells them all`,
            ),
          ]
        : []),
    ];
  });
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

function findingLine(finding: Finding): string {
  const { address, message } = finding;
  const more = address === undefined || message.includes(address) ? '' : ` (${address})`;
  return `  ${placeOf(finding)}: ${message}${more}`;
}

function notAsked({ feeds }: CheckReport): string[] {
  const links = feeds.reduce((sum, feed) => sum + feed.links.notAsked, 0);
  const pictures = feeds.reduce((sum, feed) => sum + feed.pictures.notAsked, 0);
  if (links + pictures === 0) return [];
  const were = links + pictures === 1 ? 'was' : 'were';
  return [
    said(
      `${links} tautan dan ${pictures} gambar di host lain tidak diminta; --links memintanya`,
      `${counted(links, 'link')} and ${counted(pictures, 'picture')} on other hosts ${were} not asked for; --links does`,
    ),
  ];
}
