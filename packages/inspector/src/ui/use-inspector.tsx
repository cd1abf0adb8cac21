import { createContext, type ReactNode, useContext, useMemo, useState, useSyncExternalStore } from 'react';
import type { InspectorFiles } from '../application/inspection/inspector-files.ts';
import type { MachineMoment } from '../application/inspection/log-index.ts';
import { type InspectorCommand, REPORT_PARTS } from '../application/inspection/messages.ts';
import { hasUnsaved, type InspectionSession, latestOf, momentOf } from '../application/inspection/session.ts';
import type { Chart } from '../domain/chart.ts';
import type { InspectionStore } from './inspection-store.ts';
import type { InspectorSettings } from './settings.ts';
import { useSettings } from './use-settings.ts';

/** What every part of an inspector draws from, and acts through. */
export interface InspectorValue {
  readonly session: InspectionSession;
  readonly files: InspectorFiles;
  /** Asks the page for something on the tester's behalf; what was said before is then over. */
  readonly ask: (command: InspectorCommand) => void;
  /** Asks the page for something to be shown. */
  readonly look: (command: InspectorCommand) => void;
  /** Forgets what was refused, and what was said to be done. */
  readonly dismiss: () => void;
  /** The moment that everything shows, by the id of its entry, and the last one there is. */
  readonly moment: number;
  readonly latest: number;
  /** Opens a committed path in the page and plays it. */
  readonly play: (path: string) => void;
  /** Makes a bug report of all there is, up to the moment. */
  readonly report: () => void;
  /** What was asked for and would end a session that is not saved. */
  readonly pending: InspectorCommand | undefined;
  readonly decide: (goOn: boolean) => void;
  /** Leads everything to a moment. */
  readonly goTo: (moment: number) => void;
  /** The chosen machine, its chart, and what it was at the moment. */
  readonly machine: string;
  readonly chart: Chart | undefined;
  readonly at: MachineMoment;
  readonly choose: (machine: string) => void;
  readonly settings: InspectorSettings;
  readonly set: (change: Partial<InspectorSettings>) => void;
  /** The event type that is about to be sent, and the moment to compare with. */
  readonly drafted: string | undefined;
  readonly draft: (eventType: string) => void;
  /** The state or transition of the chart that is chosen, by its id. */
  readonly chosen: string | undefined;
  readonly setChosen: (id: string | undefined) => void;
  readonly compared: number | undefined;
  readonly compare: (moment: number | undefined) => void;
  /** Problems of a file that was refused, in sentences; the session stays. */
  readonly problems: readonly string[];
  readonly refuse: (problems: readonly string[]) => void;
}

const Inspecting = createContext<InspectorValue | undefined>(undefined);

/**
 * Gives what an inspector draws from.
 * @throws Error outside an inspector
 */
export function useInspector(): InspectorValue {
  const value = useContext(Inspecting);
  if (value === undefined) throw new Error('useInspector needs an InspectorProvider above it');
  return value;
}

const NO_PATHS: Chart['coverage'] = { paths: {}, through: {}, unreachable: {} };

/** The chart that the page itself told, on which no path is known. */
function chartOf({ page }: InspectionSession, machine: string): Chart | undefined {
  const told = page?.charts[machine];
  return told && { machine, ...told, coverage: NO_PATHS };
}

/** Follows a store, and keeps what the tester has chosen. */
export function InspectorProvider(props: {
  store: InspectionStore;
  files: InspectorFiles;
  children: ReactNode;
}) {
  const { store, files, children } = props;
  const session = useSyncExternalStore(store.subscribe, store.read);
  const [settings, set] = useSettings(session, files.kept);
  const [drafted, draft] = useState<string>();
  const [chosen, setChosen] = useState<string>();
  const [compared, compare] = useState<number>();
  const [pending, setPending] = useState<InspectorCommand>();
  const [problems, refuse] = useState<readonly string[]>([]);
  const machines = session.page?.machines ?? [];
  const machine = machines.find((name) => name === settings.machine) ?? machines[0] ?? '';
  const moment = momentOf(session);
  const { log, revision } = session;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the log grows in place; its revision tells
  const at = useMemo(() => log.machineAt(machine, moment), [log, revision, machine, moment]);

  const ask = (command: InspectorCommand) => {
    refuse([]);
    store.dismiss();
    const isLost = command.type === 'page.open' && hasUnsaved(session);
    if (isLost) setPending(command);
    else store.ask(command);
  };

  const value: InspectorValue = {
    session,
    ask,
    report: () => ask({ type: 'report.make', parts: REPORT_PARTS, note: '', moment }),
    pending,
    decide: (goesOn) => {
      if (goesOn && pending) store.ask(pending);
      setPending(undefined);
    },
    look: store.ask,
    dismiss: () => {
      refuse([]);
      store.dismiss();
    },
    moment,
    latest: latestOf(session),
    play: (path) => {
      set(settings.view === 'coverage' ? { view: 'chart' } : {});
      ask({ type: 'page.open', search: `?path=${path}&play&inspect` });
    },
    goTo: (next) => store.ask({ type: 'moment.show', moment: next }),
    machine,
    files,
    chart: files.charts[machine] ?? chartOf(session, machine),
    at,
    choose: (name) => {
      setChosen(undefined);
      set({ machine: name });
    },
    settings,
    set,
    drafted,
    draft: (eventType) => {
      draft(eventType);
      set({ detail: 'send', narrow: 'send' });
    },
    chosen,
    setChosen,
    compared,
    compare,
    problems,
    refuse,
  };
  return <Inspecting value={value}>{children}</Inspecting>;
}
