import { textTable } from '../table.ts';
import type { PullConfig } from './endpoints.ts';
import type { PullReport } from './pull-content.ts';
import type { PulledFeed } from './pull-feed.ts';

const HEAD = ['feed', 'host', 'received', 'kept', 'dropped', 'pictures had', 'new', 'not had', 'document'];

/** Writes the result of a pull: what was left out, a closing table, and remarks. */
export function pullReportLines({ feeds, removed }: PullReport, config: PullConfig): string[] {
  const lines = feeds.flatMap((feed) => feed.lines);
  return [
    ...lines,
    ...(lines.length > 0 ? [''] : []),
    textTable(HEAD, feeds.map(row)),
    sums(feeds, removed),
    ...feeds.flatMap((feed) => withoutCopy(feed, config)),
    ...askedByPage(config),
  ];
}

/** Says whether every feed of a pull is the same as its endpoint's. */
export const isWhole = ({ feeds }: PullReport): boolean => feeds.every(({ reason }) => reason === undefined);

function row({
  name,
  host,
  received,
  kept,
  pictures,
  outcome,
  reason = '',
}: PulledFeed): (string | number)[] {
  const documents = {
    written: 'written',
    unchanged: 'unchanged',
    stale: `kept the last copy: ${reason}`,
    none: `no copy: ${reason}`,
  };
  return [
    name,
    host,
    received,
    kept,
    received - kept,
    pictures.had,
    pictures.new,
    pictures.missing,
    documents[outcome],
  ];
}

function sums(feeds: readonly PulledFeed[], removed: number): string {
  const sum = (which: keyof PulledFeed['pictures']) =>
    feeds.reduce((all, { pictures }) => all + pictures[which], 0);
  return `pictures: ${sum('had')} had, ${sum('new')} new, ${sum('missing')} not had, ${removed} removed`;
}

function withoutCopy({ name, outcome }: PulledFeed, { endpoints }: PullConfig): string[] {
  const variable = endpoints.get(name)?.variable ?? '';
  if (outcome !== 'none') return [];
  const build = variable.startsWith('VITE_')
    ? `The page asks its host itself while ${variable} is set.`
    : `npm run build stops at it until a pull succeeds, or until ${variable} is empty and the folder gives the feed.`;
  return [`${name} was never pulled, and public/content/${name}.json is not there. ${build}`];
}

function askedByPage({ askedByPage: variables }: PullConfig): string[] {
  if (variables.length === 0) return [];
  const own = variables.map((name) => name.replace('VITE_', 'CONTENT_')).join(', ');
  return [
    `The page still asks a host at every visit, since ${variables.join(', ')} ${variables.length === 1 ? 'is' : 'are'} set. \
Set ${own} instead and leave ${variables.length === 1 ? 'it' : 'them'} empty, and it shows what was pulled.`,
  ];
}
