import type { ReplayView } from '../../domain/replay-view.ts';
import './ribbon.scss';

/** What a page that is not the real one says of itself. */
export interface RibbonProps {
  readonly scenario?: { readonly name: string; readonly title: string } | undefined;
  readonly replay?: ReplayView | undefined;
  /** Why the page could not be what its address asks for. */
  readonly problem?: string | undefined;
}

/** The ribbon over a page in a scenario: nobody may take it for the real one. */
export function Ribbon({ scenario, replay, problem }: RibbonProps) {
  return (
    <aside
      className={`ribbon ${problem ? 'ribbon--problem' : ''}`}
      lang="en"
      aria-label="Scenario"
      data-replay={replay?.status}
    >
      {problem ? (
        <p>
          <b>Not as asked:</b> {problem}. This is the real page.
        </p>
      ) : (
        <p>
          <b>Scenario {scenario?.name}</b>
          {replay && <ReplayWords replay={replay} />} <span className="ribbon__title">{scenario?.title}</span>
        </p>
      )}
      <a href="/home">Leave</a>
    </aside>
  );
}

function ReplayWords({ replay }: { replay: ReplayView }) {
  const done = replay.steps.filter(({ passed }) => passed).length;
  const { reason } = replay.steps.find(({ passed }) => passed === false) ?? {};
  return (
    <span>
      {` · ${replay.status}, ${done} of ${replay.steps.length}: ${replay.machine}/${replay.name}`}
      {reason && ` · ${reason}`}
    </span>
  );
}
