import { useEffect } from 'react';
import { latestOf, momentOf } from '../../application/inspection/session.ts';
import { holdsPage, type ReplayView } from '../../domain/replay-view.ts';
import { VIEWS } from '../settings.ts';
import { type InspectorValue, useInspector } from '../use-inspector.tsx';

/** All keys of an inspector, in words. */
export const KEYS: readonly (readonly [string, string])[] = [
  ['F2', 'page and back'],
  ['1 2', 'Log, Replay'],
  ['/', 'filter'],
  ['↑ ↓', 'entries, machines'],
  ['Enter', 'go to that moment'],
  ['← →', 'step back, forward'],
  ['End', 'latest'],
  ['C', 'to the cause'],
  ['X', 'next failure'],
  ['S', 'send an event'],
  ['Space', 'play, pause'],
  ['N', 'next difference'],
  ['B', 'bug report'],
  ['L', 'copy link'],
  ['O', 'open a file'],
  ['?', 'all keys'],
];

// What takes letters itself: a checkbox does not, and has the focus for a moment when a dialog around it has closed.
const FIELDS = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';
// Inside these controls the keys keep their own meaning.
const MOVED_IN = '[role="tab"], [role="radio"]';
const OWN_KEYS = new Map([
  ['ArrowLeft', MOVED_IN],
  ['ArrowRight', MOVED_IN],
  ['End', MOVED_IN],
  [' ', `button, a, summary, input, ${MOVED_IN}`],
]);

/** Handles the keys of an inspector; letters only outside of fields, without a dialog, and unless the tester has turned them off. */
export function useKeys(onHelp: () => void): void {
  const inspector = useInspector();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target instanceof Element ? event.target : document.body;
      const always = ALWAYS.get(event.key);
      const letter = LETTERS.get(event.key.length === 1 ? event.key.toLowerCase() : event.key);
      const inField = target.closest(FIELDS) !== null;
      const isBehind = document.querySelector('dialog[open]') !== null;
      const isOwn = target.closest(OWN_KEYS.get(event.key) ?? 'no-one') !== null;
      const act =
        always ?? (inField || isOwn || isBehind || !inspector.settings.letters ? undefined : letter);
      if (event.key === '?' && !inField) onHelp();
      else if (act) act(inspector, event);
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  });
}

type Act = (inspector: InspectorValue, event: KeyboardEvent) => void;

const ALWAYS = new Map<string, Act>([['F2', ({ look }) => look({ type: 'page.focus' })]]);

const LETTERS = new Map<string, Act>([
  ...VIEWS.map((view, place): [string, Act] => [`${place + 1}`, ({ show }) => show(view)]),
  ['/', filter],
  ['ArrowLeft', stepBack],
  ['ArrowRight', stepForward],
  ['End', ({ goTo }) => goTo(undefined)],
  ['c', toCause],
  ['x', toNextFailure],
  ['s', toSend],
  [' ', playOrPause],
  ['n', toDifference],
  ['b', ({ report }) => report()],
  ['l', ({ ask, machine }) => ask({ type: 'link.copy', machine })],
  ['o', () => document.getElementById('open-file')?.click()],
]);

/** A step back: of a replay to the step before, else to the entry before. */
export function stepBack({ now, goTo }: InspectorValue): void {
  const session = now();
  const moment = momentOf(session);
  if (!holdsPage(session.replay)) {
    goTo(moment - 1);
    return;
  }
  const stops = stopsOf(session.replay);
  const from = session.moment ?? stops.at(-1) ?? moment;
  const before = stops.findLast((entry) => entry < from);
  if (before !== undefined) goTo(before);
}

/** A step forward: to the next entry, and from the last one to the replay's next step. */
export function stepForward({ now, goTo, look }: InspectorValue): void {
  const session = now();
  const moment = momentOf(session);
  if (!holdsPage(session.replay)) {
    if (moment < latestOf(session)) goTo(moment + 1);
    return;
  }
  const stops = stopsOf(session.replay);
  const next = stops.find((entry) => entry > moment);
  if (session.moment === undefined) look({ type: 'replay.step' });
  else goTo(next === stops.at(-1) ? undefined : next);
}

/**
 * The moments at which a replay is stepped: after its start and after each step that moved a machine. The last of them is the present,
 * whatever has been logged since; what only compares, or is not repeated, is no step of the page.
 */
const stopsOf = ({ steps }: ReplayView): readonly number[] =>
  steps.flatMap(({ kind, entry }) => (kind === 'end' || kind === 'visitor' ? [] : (entry ?? [])));

// Of the log, or of the paths that can be replayed.
function filter(): void {
  document.querySelector<HTMLElement>('[type="search"]')?.focus();
}

function toSend({ show }: InspectorValue): void {
  show('send');
  focusSoon('#details textarea');
}

function toCause({ now, goTo }: InspectorValue): void {
  const session = now();
  const cause = session.log.entries[momentOf(session) - 1]?.cause;
  if (cause !== undefined) goTo(cause);
}

function toNextFailure({ now, goTo }: InspectorValue): void {
  const session = now();
  const moment = momentOf(session);
  const failures = session.log.failures();
  const next = failures.find((id) => id > moment) ?? failures[0];
  if (next !== undefined) goTo(next);
}

function toDifference({ session, goTo, show }: InspectorValue): void {
  const failed = session.replay?.steps.find(({ passed }) => passed === false);
  if (failed?.entry === undefined) return;
  show('replay');
  goTo(failed.entry);
}

function playOrPause({ session, look }: InspectorValue): void {
  if (session.replay) look({ type: 'replay.playOrPause' });
}

/** Puts the focus where the tester left it when they come from the page by key. */
export function focusGiven(): void {
  const isSomewhere = document.activeElement !== null && document.activeElement !== document.body;
  window.focus();
  if (!isSomewhere) document.querySelector<HTMLElement>('.log__frame')?.focus();
}

// After the chosen view is drawn.
const focusSoon = (part: string): number =>
  requestAnimationFrame(() => document.querySelector<HTMLElement>(part)?.focus());
