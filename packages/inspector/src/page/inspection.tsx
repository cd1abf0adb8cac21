import type { Root } from 'react-dom/client';
import type { AnyStateMachine } from 'xstate';
import { createInspectorLink, type InspectorLink } from '../adapters/inspection/inspector-link.ts';
import { watchRequests } from '../adapters/inspection/watch-requests.ts';
import { holdPage } from '../adapters/visitor/hold-page.ts';
import { markPart } from '../adapters/visitor/mark-part.ts';
import { watchVisitor } from '../adapters/visitor/watch-visitor.ts';
import { eventProblems } from '../application/events/event-problems.ts';
import type { InspectedPage } from '../application/inspection/messages.ts';
import { readChart } from '../application/inspection/read-chart.ts';
import type { PageLog } from '../application/log/page-log.ts';
import type { Player } from '../application/paths/player.ts';
import type { Knowledge } from '../application/shared/knowledge.ts';
import { type Machines, machineOf } from '../application/shared/machines.ts';
import type { ConsoleLine } from '../domain/report.ts';
import { machineIn, openedAddress, withoutInspector } from '../domain/testers-address.ts';
import { Dock } from '../ui/dock.tsx';
import type { InspectedSite } from './inspected-site.ts';
import { createCommands } from './page-commands.ts';
import type { ToolsOptions } from './tools-options.ts';

// By then a dialog has taken the focus.
const DIALOG_MS = 250;

/** What an inspector is opened over. */
export interface InspectionOptions extends ToolsOptions {
  readonly inspected: InspectedSite;
  readonly player: Player | undefined;
  readonly consoleLines: () => readonly ConsoleLine[];
  /** Where the dock is drawn. */
  readonly root: Root;
}

/** Lets inspectors connect to the page, and docks one. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the commands of one dock share its frame
export function openInspector(options: InspectionOptions): InspectorLink {
  const { project, inspected, openedScenario, wanted, player, consoleLines, goOn, root, address } = options;
  const { knowledge, files, inspector } = project;
  const machine = machineIn(location.search);
  let frame: HTMLIFrameElement | null = null;
  let left: Element | null = null;

  const close = () => {
    link.end();
    ownFetch();
    root.unmount();
    removeEventListener('keydown', onKey, true);
    letGo();
    mark(undefined);
    history.replaceState(history.state, '', `${location.pathname}${withoutInspector(location.search)}`);
  };

  const link: InspectorLink = createInspectorLink({
    window,
    log: inspected.log,
    problemsOf: (name, event) => eventProblems(knowledge, name, event),
    page: () => ({
      address: `${location.pathname}${location.search}`,
      ...(wanted.scenario && { scenario: wanted.scenario.name }),
      scenarios: knowledge.scenarios,
      paths: files.pathNames(),
      ...machinesOf(inspected.site, knowledge),
      machine,
    }),
    onCommand: (command) => {
      if (command.type === 'dock.close') close();
      else if (command.type === 'page.focus') comeBack();
      else obey(command);
    },
    onConnected: () => {
      // Whoever opened a file stood in the inspector.
      if (wanted.isForeign) toInspector();
    },
  });
  inspected.onGrown(() => link.send({ type: 'page.grew', ...machinesOf(inspected.site, knowledge) }));
  const scrolled = rememberScroll(inspected.log);
  const mark = markPart(document);
  const showActed = (moment: number | undefined) => {
    // A dialog that opens or shuts with the moment takes the focus, which was the tester's. Given to the window, what has it
    // in there keeps it; given to the frame, nothing would.
    if (frame !== null && document.activeElement === frame)
      setTimeout(() => frame?.contentWindow?.focus(), DIALOG_MS);
    scrolled(moment);
    mark(undefined);
    // Once the page has drawn that moment.
    requestAnimationFrame(() => requestAnimationFrame(() => mark(inspected.log.actAt(moment))));
  };
  const obey = createCommands({
    project,
    inspected,
    openedScenario,
    wanted,
    player,
    goOn,
    send: link.send,
    consoleLines,
    onMoment: showActed,
    opened: openedAddress(location),
  });

  const comeBack = () => {
    window.focus();
    if (left instanceof HTMLElement && left.isConnected) left.focus();
    else document.body.focus();
  };
  const toInspector = () => {
    left = document.activeElement;
    frame?.focus();
    link.send({ type: 'focus.given' });
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'F2' || event.shiftKey) return;
    event.preventDefault();
    // Stopped before it reaches the focus trap of a dialog.
    event.stopImmediatePropagation();
    toInspector();
  };
  addEventListener('keydown', onKey, true);
  const letGo = holdPage(window, () => inspected.time.moment() !== undefined);
  const ownFetch = watchRequests(window, inspected.requests);
  watchVisitor(window, inspected.act);
  address?.subscribe(() => {
    const { path, search } = address.current();
    link.send({ type: 'address.changed', address: `${path}${search}` });
  });

  const { player: replay, wanted: asked } = options;
  if (replay) link.send({ type: 'replay.changed', replay: replay.view() });
  if (asked.report) {
    const { recording: _, log: __, path: ___, ...report } = asked.report;
    link.send({ type: 'report.opened', report });
  }
  const remark = asked.problem ?? asked.remark;
  if (remark) {
    const tone = asked.problem ? 'problem' : 'done';
    link.send({ type: 'page.noticed', notice: { id: 0, tone, texts: [remark] } });
  }
  root.render(
    <Dock
      inspector={inspector}
      onFrame={(element) => {
        frame = element;
      }}
    />,
  );
  return link;
}

function machinesOf(
  machines: Machines,
  { machines: known }: Knowledge,
): Pick<InspectedPage, 'machines' | 'charts'> {
  const charts = Object.entries(machines).flatMap(([name, actor]) => {
    const logic = actor ? machineOf(actor) : known[name];
    return logic ? [[name, readChart(logic as AnyStateMachine)] as const] : [];
  });
  return { machines: Object.keys(machines), charts: Object.fromEntries(charts) };
}

/** Remembers how far the page was scrolled at each entry. @returns scrolls to the position of a moment */
function rememberScroll(log: PageLog): (moment: number | undefined) => void {
  const places: number[] = [];
  let place = 0;
  let present: number | undefined;
  const onScroll = () => {
    if (present === undefined) place = scrollY;
  };
  addEventListener('scroll', onScroll, { passive: true });
  log.subscribe(({ id }) => {
    places[id] ??= place;
  });
  return (moment) => {
    present = moment;
    scrollTo({ top: moment === undefined ? place : (places[moment] ?? 0), behavior: 'instant' });
  };
}
