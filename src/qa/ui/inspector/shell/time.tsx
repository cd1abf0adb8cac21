import { TimeLine } from '../time-line/time-line.tsx';
import { useInspector } from '../use-inspector.tsx';

/** The time line of the log. */
export function Time({ height }: { height: number }) {
  const { session, moment, latest, goTo } = useInspector();
  const { log, revision } = session;
  return (
    <TimeLine
      entries={log.entries}
      revision={revision}
      moment={moment}
      latest={latest}
      onMoment={goTo}
      height={height}
    />
  );
}
