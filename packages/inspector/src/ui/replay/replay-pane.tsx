import { useMemo } from 'react';
import { Fields } from '../details/fields.tsx';
import { useInspector } from '../use-inspector.tsx';
import { Difference } from './difference.tsx';
import { OpenedReport } from './opened-report.tsx';
import { PathList } from './path-list.tsx';
import { ReplaySteps } from './replay-steps.tsx';
import { ReportForm } from './report-form.tsx';
import { SaveRow } from './save-row.tsx';

/** The replay view: the steps of the present replay, a difference, and the paths that can be played. */
export function ReplayPane() {
  const { session } = useInspector();
  const { replay } = session;
  const failed = useMemo(() => replay?.steps.find(({ passed }) => passed === false), [replay]);
  return (
    <div className="replay">
      <section className="replay__steps" aria-label="Replay">
        {replay ? (
          <>
            <header className="replay__head">
              <h2 className="pane__title">{replay.title}</h2>
              <Fields
                fields={[
                  [
                    replay.machine ? 'Path' : 'Recording',
                    <code key="name">
                      {replay.machine ? `${replay.machine}/${replay.name}` : replay.name}
                    </code>,
                  ],
                  ['Scenario', <code key="scenario">{replay.scenario}</code>],
                  ['Written by', replay.by === 'make' ? 'paths:make' : replay.by],
                ]}
              />
            </header>
            <ReplaySteps replay={replay} />
          </>
        ) : (
          <p className="empty">
            Nothing is replayed. Choose a path below, open a file, or save what you did.
          </p>
        )}
        <PathList />
      </section>
      <section className="replay__middle" aria-label="Difference">
        <SaveRow />
        {session.report && <OpenedReport report={session.report} />}
        {failed ? (
          <Difference step={failed} />
        ) : (
          <p className="empty">
            {replay === undefined
              ? 'What a replay expects, and what it finds, is shown here.'
              : replay.status === 'passed'
                ? 'Every step was as expected.'
                : 'No difference so far.'}
          </p>
        )}
      </section>
      <section className="replay__report" aria-label="Bug report">
        <ReportForm />
      </section>
    </div>
  );
}
