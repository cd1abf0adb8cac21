import { useMemo, useState, useSyncExternalStore } from 'react';
import { machineFromDefinition } from '../../application/inspection/chart.ts';
import { ActorList } from './actor-list.tsx';
import { ContextView } from './context-view.tsx';
import { EventForm } from './event-form.tsx';
import { EventLog } from './event-log.tsx';
import type { InspectionStore } from './inspection-store.ts';
import { InspectorHead } from './inspector-head.tsx';
import { ReplayPanel } from './replay-panel.tsx';
import { StateChart } from './state-chart.tsx';
import { Tabs } from './tabs.tsx';
import './inspector.scss';

/** The state inspector: the actors of a page, the chart of the chosen one, and all that can be done with it. */
export function Inspector({ store }: { store: InspectionStore }) {
  const session = useSyncExternalStore(store.subscribe, store.read);
  const [chosen, choose] = useState<string>();
  const machines = session.actors.filter(({ definition }) => definition !== undefined);
  const replayed = machines.find(({ name }) => name === session.replay?.machine);
  const actor = machines.find(({ name }) => name === chosen) ?? replayed ?? machines[0];
  const machine = useMemo(
    () => (actor?.definition === undefined ? undefined : machineFromDefinition(actor.definition)),
    [actor?.definition],
  );

  return (
    <div className="inspector">
      <InspectorHead session={session} onAsk={store.ask} />
      {session.page === undefined ? (
        <p className="inspector__waiting">
          Waiting for a page. Open <code>/home?inspect</code> and leave it open beside this window.
        </p>
      ) : (
        <main className="inspector__body">
          <ActorList actors={session.actors} chosen={actor?.name} onChoose={choose} />
          {actor && machine ? (
            <StateChart key={actor.name} actor={actor} machine={machine} />
          ) : (
            <p>No chart.</p>
          )}
          <Tabs
            tabs={[
              {
                name: 'Events',
                panel: actor && machine && (
                  <EventForm
                    key={actor.name}
                    actor={actor}
                    machine={machine}
                    session={session}
                    onAsk={store.ask}
                  />
                ),
              },
              { name: 'Context', panel: actor && <ContextView actor={actor} /> },
              { name: 'Log', panel: <EventLog log={session.log} /> },
              { name: 'Replay', panel: <ReplayPanel session={session} actor={actor} onAsk={store.ask} /> },
            ]}
            shown={session.replay === undefined ? undefined : 'Replay'}
          />
        </main>
      )}
    </div>
  );
}
