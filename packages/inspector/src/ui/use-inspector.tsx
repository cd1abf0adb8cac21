import { createContext, type ReactNode, useContext, useMemo, useState, useSyncExternalStore } from 'react';
import type { InspectorFiles } from '../application/inspection/inspector-files.ts';
import type { MachineMoment } from '../application/inspection/log-index.ts';
import type { InspectorCommand } from '../application/inspection/messages.ts';
import { type InspectionSession, latestOf, momentOf } from '../application/inspection/session.ts';
import type { Chart } from '../domain/chart.ts';
import type { InspectionStore } from './inspection-store.ts';
import { type InspectorSettings, showing, type Tab } from './settings.ts';
import { useSettings } from './use-settings.ts';

/** The data and actions that all parts of an inspector share. */
export interface InspectorValue {
  readonly session: InspectionSession;
  /** The session at this instant, to count from: two presses may come before the first one is drawn. */
  readonly now: () => InspectionSession;
  readonly files: InspectorFiles;
  /** Asks the page for an action of the tester; an earlier refusal or remark disappears. */
  readonly ask: (command: InspectorCommand) => void;
  /** Asks the page for data to show. */
  readonly look: (command: InspectorCommand) => void;
  /** Removes refusals and remarks. */
  readonly dismiss: () => void;
  /** The id of the entry whose moment is shown, and the id of the latest entry. */
  readonly moment: number;
  readonly latest: number;
  /** Makes a bug report of everything up to the moment. */
  readonly report: () => void;
  /** Shows a moment in the whole inspector; undefined for the latest, also where more has come than is drawn. */
  readonly goTo: (moment: number | undefined) => void;
  /** The chosen machine, the charts of all, and the state of the chosen one at the moment. */
  readonly machine: string;
  readonly charts: Readonly<Record<string, Chart | undefined>>;
  readonly at: MachineMoment;
  readonly choose: (machine: string) => void;
  readonly settings: InspectorSettings;
  readonly set: (change: Partial<InspectorSettings>) => void;
  /** Shows a tab, wherever it stands. */
  readonly show: (tab: Tab) => void;
  /** The event type that is about to be sent. */
  readonly drafted: string | undefined;
  readonly draft: (eventType: string) => void;
  /** Problems of a file that was refused, in sentences; the session stays. */
  readonly problems: readonly string[];
  readonly refuse: (problems: readonly string[]) => void;
}

const Inspecting = createContext<InspectorValue | undefined>(undefined);

/**
 * Gives the shared data and actions of an inspector.
 * @throws Error outside an inspector
 */
export function useInspector(): InspectorValue {
  const value = useContext(Inspecting);
  if (value === undefined) throw new Error('useInspector needs an InspectorProvider above it');
  return value;
}

/** Provides the data of a store together with the choices of the tester. */
export function InspectorProvider(props: {
  store: InspectionStore;
  files: InspectorFiles;
  children: ReactNode;
}) {
  const { store, files, children } = props;
  const session = useSyncExternalStore(store.subscribe, store.read);
  const [settings, set] = useSettings(session, files.stored);
  const [drafted, draft] = useState<string>();
  const [problems, refuse] = useState<readonly string[]>([]);
  const machines = session.page?.machines ?? [];
  const moment = momentOf(session);
  const { log, revision } = session;
  const machine = machines.find((name) => name === settings.machine) ?? machines[0] ?? '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the log grows in place; its revision changes
  const at = useMemo(() => log.machineAt(machine, moment), [log, revision, machine, moment]);

  const ask = (command: InspectorCommand) => {
    refuse([]);
    store.dismiss();
    store.ask(command);
  };

  const value: InspectorValue = {
    session,
    now: store.read,
    ask,
    report: () => ask({ type: 'report.make', note: '', moment: momentOf(store.read()) }),
    look: store.ask,
    dismiss: () => {
      refuse([]);
      store.dismiss();
    },
    moment,
    latest: latestOf(session),
    goTo: (next) => store.ask({ type: 'moment.show', moment: next }),
    machine,
    files,
    charts: session.page?.charts ?? {},
    at,
    choose: (name) => set({ machine: name }),
    settings,
    set,
    show: (tab) => set(showing(tab)),
    drafted,
    draft: (eventType) => {
      draft(eventType);
      set(showing('send'));
    },
    problems,
    refuse,
  };
  return <Inspecting value={value}>{children}</Inspecting>;
}
