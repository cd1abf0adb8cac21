import { agreeTo, CARRIED, carryText, LINKED, pack } from '../adapters/files/opened-text.ts';
import type { Wanted } from '../adapters/files/wanted.ts';
import { makeReport } from '../adapters/report/make-report.ts';
import { eventProblems } from '../application/events/event-problems.ts';
import { fileText, parseFile } from '../application/files/read-text.ts';
import type { InspectorCommand, PageMessage } from '../application/inspection/messages.ts';
import { sendEvent } from '../application/inspection/send-event.ts';
import { storedTextsIn } from '../application/inspection/stored-texts.ts';
import { goingOn } from '../application/log/going-on.ts';
import type { PageLog } from '../application/log/page-log.ts';
import { pathOfLog, recordingOfLog } from '../application/log/record-log.ts';
import { toLogEntry } from '../application/log/to-log-entry.ts';
import type { Player } from '../application/paths/player.ts';
import type { Machines } from '../application/shared/machines.ts';
import { differenceOf } from '../domain/difference-file.ts';
import { failureMessage } from '../domain/failure-message.ts';
import { holdsPage, isUnderWay } from '../domain/replay-view.ts';
import type { ConsoleLine } from '../domain/report.ts';
import { playwrightTest } from '../visit/playwright-test.ts';
import type { InspectedSite } from './inspected-site.ts';
import { storeRecording } from './stored-recording.ts';
import { type OpenedScenario, type Project, SEEN } from './tools-options.ts';

export interface CommandsOptions {
  readonly project: Project;
  readonly inspected: InspectedSite;
  readonly openedScenario: OpenedScenario;
  readonly wanted: Wanted;
  readonly player: Player | undefined;
  readonly send: (message: PageMessage) => void;
  readonly consoleLines: () => readonly ConsoleLine[];
  /** The address at which the page was opened, without the parameters of testers. */
  readonly opened: string;
  readonly goOn: () => void;
  /** Called with the moment that the page now shows. */
  readonly onMoment: (moment: number | undefined) => void;
}

// How long a test that is saved waits for what is under way, and how often it looks.
const REST_MS = 5000;
const LOOK_MS = 100;

// Longer addresses are cut by mail programs and ticket systems.
const LONGEST_LINK = 30_000;

/**
 * Carries out what an inspector asks of the page, except for the dock.
 * @returns carries out a command, and sends a refusal where that is impossible
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one command a branch, over the same page
export function createCommands(options: CommandsOptions): (command: InspectorCommand) => void {
  const { project, inspected, openedScenario, wanted, player, send, consoleLines, opened, goOn, onMoment } =
    options;
  const { site, log, speakers, time } = inspected;
  const { knowledge, build } = project;
  const actors: Machines = site;
  let notices = 0;
  let files = 0;
  // The last entry that a file or a link holds.
  let held = 0;

  const notice = (tone: 'refused' | 'done', ...texts: string[]) => {
    notices += 1;
    send({ type: 'page.noticed', notice: { id: notices, tone, texts } });
  };
  const make = (name: string, text: string, count: number) => {
    files += 1;
    const type = name.endsWith('.json') ? 'application/json' : 'text/plain';
    send({ type: 'file.made', file: { id: files, name, type, text, count } });
  };
  const named = (what: string) => {
    const moment = new Date().toISOString().slice(0, 19).replace(/\D+/g, '-');
    const { scenario, world } = openedScenario.world();
    const where = scenario === SEEN ? 'the real world' : scenario;
    return {
      name: `recorded-${what}-${moment}`,
      title: `Recorded in ${where} on ${moment}`,
      scenario,
      ...(world && { world }),
    };
  };
  const extract = (moment: number) => ({
    machines: actors,
    log,
    moment,
    recordsAnswer: knowledge.recordsAnswer,
  });
  const recording = (moment: number) => {
    const { byTheClock } = knowledge;
    const about = { viewport: viewport(), address: opened, ...(byTheClock && { byTheClock }) };
    return recordingOfLog({ ...named('page'), ...about }, extract(moment));
  };
  /** The recording for a file, which from then on holds everything up to a moment. */
  const handed = (moment: number) => {
    held = Math.max(held, moment);
    return recording(moment);
  };
  const endOffer = storeRecording({
    window,
    texts: storedTextsIn(() => sessionStorage),
    unsaved: () => {
      const isDone = log.entries
        .slice(held)
        .some(({ kind, from }) => kind === 'visitor' || from === 'inspector');
      return isDone && !holdsPage(player?.view()) ? fileText(recording(log.entries.length)) : undefined;
    },
    count: (text) => parseFile(knowledge, 'recording', JSON.parse(text)).entries.length,
    send,
    save: (text, count) => make('recorded-before.json', text, count),
    replay: (text) => {
      agreeTo(text);
      openPage(`?path=${CARRIED}&inspect`, text);
    },
  });

  const sendToMachine = ({ machine, event }: Extract<InspectorCommand, { type: 'event.send' }>) => {
    const actor = actors[machine];
    const refuse = (...problems: string[]) => {
      log.add({
        kind: 'event',
        from: 'inspector',
        to: machine,
        name: String(event.type),
        event,
        fate: 'refused',
        reason: problems.join('; '),
      });
      notice('refused', ...problems);
    };
    if (player && isUnderWay(player.view().status)) return refuse('A replay is running. Stop it to send.');
    if (time.moment() !== undefined) return refuse('The page shows a past moment. Go to the latest to send.');
    if (actor === undefined) return refuse(`${machine} does not live now.`);
    const before = log.entries.length;
    const problems = speakers.as({ from: 'inspector' }, () => sendEvent(knowledge, machine, actor, event));
    // The event and its effect are in the log already.
    if (problems.length > 0 && log.entries.length > before) notice('refused', ...problems);
    else if (problems.length > 0) refuse(...problems);
  };

  const show = (moment: number | undefined) => {
    const present = moment === undefined || moment >= log.entries.length ? undefined : Math.max(1, moment);
    time.show(present);
    onMoment(present);
    send({ type: 'moment.shown', moment: present });
  };

  const sendContext = (machine: string, moment: number) => {
    const entry = log.takenAt(machine, moment);
    const first = actors[machine]?.getSnapshot().context;
    send({
      type: 'context.sent',
      machine,
      moment,
      entry: entry?.id,
      before: asJson(entry?.before?.context),
      after: asJson(entry?.after?.context ?? first),
    });
  };

  const save = ({ machine, as }: Extract<InspectorCommand, { type: 'recording.save' }>, moment: number) => {
    if (machine !== undefined && actors[machine] === undefined)
      notice('refused', `${machine} has not lived yet.`);
    else if (machine !== undefined) {
      const kebab = machine.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      const path = pathOfLog(named(kebab), machine, extract(moment));
      make(`${path.name}.json`, fileText(path), path.steps.length);
    } else if (as === 'test') {
      // A replay has no acts of its own: those of its recording are written.
      const recorded = holdsPage(player?.view()) ? wanted.recording : undefined;
      const whole = recorded ?? handed(moment);
      const count = whole.entries.filter((entry) => 'visitor' in entry).length;
      make(`${whole.name}.spec.ts`, playwrightTest(whole), count);
    } else {
      const whole = handed(moment);
      make(`${whole.name}.json`, fileText(whole), whole.entries.length);
    }
  };

  const link = async (machine: string, moment: number) => {
    const address = `${location.origin}${location.pathname}${await linked(machine, moment)}`;
    if (address.length > LONGEST_LINK)
      notice(
        'refused',
        `The link would have ${address.length} letters. Save the recording as a file instead.`,
      );
    else {
      held = Math.max(held, moment);
      send({ type: 'link.made', address });
    }
  };

  /** A replay is shared as the file that was opened and its step, a session as its recording. */
  const linked = async (machine: string, moment: number): Promise<string> => {
    const rest = `&machine=${machine}&inspect`;
    const view = player?.view();
    if (!holdsPage(view)) return `?path=${LINKED}${rest}#${await pack(JSON.stringify(recording(moment)))}`;
    const step = view.steps.findLastIndex(({ entry }) => entry !== undefined && entry <= moment);
    const where = `${step >= 0 ? `&step=${step}` : ''}${rest}`;
    return view.file === undefined
      ? `?path=${view.machine}/${view.name}${where}`
      : `?path=${LINKED}${where}#${await pack(view.file)}`;
  };

  const problemsOf = (name: string, event: unknown) => eventProblems(knowledge, name, event);
  const report = async (command: Extract<InspectorCommand, { type: 'report.make' }>, moment: number) => {
    const view = player?.view();
    const made = await makeReport({
      recording: handed(moment),
      moment,
      note: command.note,
      path: wanted.path,
      difference: view?.status === 'failed' ? differenceOf(view) : undefined,
      log: log.entries.slice(0, moment).map((entry) => toLogEntry(entry, problemsOf)),
      console: consoleLines(),
      build: build?.() ?? 'unknown',
    });
    const name = view
      ? `report-${view.machine ?? 'page'}-${view.name}`
      : made.recording.name.replace('recorded', 'report');
    make(`${name}.json`, fileText(made), made.recording.entries.length);
  };

  const obey = async (command: InspectorCommand): Promise<void> => {
    const moment = ('moment' in command ? command.moment : undefined) ?? time.moment() ?? log.entries.length;
    switch (command.type) {
      case 'event.send':
        return sendToMachine(command);
      case 'moment.show':
        return show(command.moment);
      case 'context.ask':
        return sendContext(command.machine, command.moment);
      case 'replay.playOrPause':
        return player?.playOrPause();
      case 'replay.step':
        return player?.step();
      case 'replay.stop':
        return player?.stop();
      case 'replay.pace':
        return player?.setPace(command.pace);
      case 'replay.goOn':
        show(undefined);
        goOn();
        return notice('done', 'The page runs on from here. It takes clicks and events again.');
      case 'recording.save':
        // A test compares all machines at its end, and none that waits.
        if (command.as === 'test' && moment === log.entries.length)
          return save(command, await restOf(log, knowledge.byTheClock));
        return save(command, moment);
      case 'recording.stored':
        return endOffer(command.by);
      case 'recording.startAgain': {
        const own = fileText(handed(command.moment));
        agreeTo(own);
        return openPage(`?path=${CARRIED}&onwards&inspect`, own);
      }
      case 'link.copy':
        return link(command.machine, moment);
      case 'report.make':
        return report(command, moment);
      case 'page.open':
        return openPage(command.search, command.file);
      default:
    }
  };
  return (command) => void obey(command).catch((error: unknown) => notice('refused', failureMessage(error)));
}

/** Waits until no machine waits for anything, not for long. @returns the last entry by then */
async function restOf({ entries }: PageLog, byTheClock: readonly string[] = []): Promise<number> {
  const isUnderWay = () => goingOn(entries).some((name) => !byTheClock.includes(name));
  for (let waited = 0; isUnderWay() && waited < REST_MS; waited += LOOK_MS)
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  return entries.length;
}

function openPage(search: string, file: string | undefined): void {
  if (file !== undefined) carryText(file);
  // An address that differs only behind its `#` would not load the page again.
  history.replaceState(history.state, '', location.pathname);
  location.search = search;
}

/** The size of the window. A docked inspector takes its room from the page. */
function viewport(): { width: number; height: number } {
  const { height = 0 } = document.querySelector('.dock')?.getBoundingClientRect() ?? {};
  return { width: innerWidth, height: Math.round(innerHeight - height) };
}

// Only plain data can be sent; an error becomes its text.
function asJson(value: unknown): unknown {
  if (value === undefined) return undefined;
  return JSON.parse(
    JSON.stringify(value, (_, inner: unknown) =>
      inner instanceof Error ? { name: inner.name, message: inner.message } : inner,
    ),
  );
}
