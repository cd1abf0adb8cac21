import { reasonInWords } from '../../application/inspection/difference-rows.ts';
import {
  givenInWords,
  isUnderWay,
  leftOutOfReplay,
  ownSteps,
  type ReplayView,
} from '../../domain/replay-view.ts';
import { Button } from '../button.tsx';
import { stepBack, stepForward } from '../shell/keys.ts';
import { useInspector } from '../use-inspector.tsx';

const PACES = [
  [250, 'normal'],
  [0, 'at once'],
] as const;

const STATUS = {
  ready: 'Ready',
  playing: '▶ Playing',
  paused: 'Paused',
  passed: '✓ Passed: every step as expected',
  failed: '✕ Stopped at a difference',
  stopped: 'Stopped',
  left: 'The page runs on from here',
} as const;

/** Names the replay and its progress; for a failed one the step and the reason. */
function progressInWords(replay: ReplayView): string {
  const { machine, name, steps, status } = replay;
  const own = ownSteps(replay);
  const done = own.filter(({ passed }) => passed).length;
  const failed = steps.find(({ passed }) => passed === false);
  const what = machine ? `${machine}/${name}` : name;
  if (status === 'failed' && failed) return `${what}, step ${failed.place}: ${reasonInWords(failed)}`;
  const taken = `${what}, ${done} of ${own.length} ${own.length === 1 ? 'step' : 'steps'}`;
  if (status !== 'passed') return taken;
  const given = givenInWords(replay);
  const leftOut = leftOutOfReplay(replay);
  const absent = steps.at(-1)?.notCompared ?? [];
  const outside =
    machine === undefined ? ['times, the size of the window, the order of what came from outside'] : [];
  const unseen = [...absent, ...outside];
  return [
    taken,
    ...(given.length > 0 ? [`taken as recorded: ${given.join(', ')}`] : []),
    ...(unseen.length > 0 ? [`not compared: ${unseen.join(', ')}`] : []),
    ...(leftOut.length > 0 ? [`of ${leftOut.join(', ')} only what the file says in short`] : []),
  ].join('; ');
}

/** The address that opens a replay again from its start. */
function againOf({ machine, name, file }: ReplayView): string {
  return file === undefined ? `?path=${machine}/${name}&inspect` : '?path=file&inspect';
}

/** The band of a replay: its progress, and play, pause, step and pace. */
export function ReplayControls({ replay }: { replay: ReplayView }) {
  const inspector = useInspector();
  const { ask, session } = inspector;
  const { status, pace, file } = replay;
  const isOver = !isUnderWay(status);
  const isPlaying = status === 'playing';
  const open = (search: string) => ask({ type: 'page.open', search, ...(file !== undefined && { file }) });
  const canStep = !isOver || session.moment !== undefined;
  return (
    <section className={`band band--replay band--replay-${status}`} aria-label="Replay controls">
      <p className="band__status" role="status">
        <b>{STATUS[status]}</b> <span>{progressInWords(replay)}</span>
      </p>
      <div className="band__actions">
        {isOver ? (
          <Button look="main" onClick={() => open(againOf(replay))}>
            From the start
          </Button>
        ) : (
          <Button look="main" onClick={() => ask({ type: 'replay.playOrPause' })}>
            {isPlaying ? 'Pause' : 'Play'} <kbd>Space</kbd>
          </Button>
        )}
        <Button disabled={isPlaying} onClick={() => stepBack(inspector)}>
          Step back <kbd>←</kbd>
        </Button>
        <Button disabled={isPlaying || !canStep} onClick={() => stepForward(inspector)}>
          Step <kbd>→</kbd>
        </Button>
        {!isOver && <Button onClick={() => ask({ type: 'replay.stop' })}>Stop</Button>}
        {status !== 'left' && (isOver || status === 'paused') && (
          <Button onClick={() => ask({ type: 'replay.goOn' })}>Go on from here</Button>
        )}
        <PaceChoice pace={pace} />
      </div>
    </section>
  );
}

function PaceChoice({ pace }: { pace: number }) {
  const { ask } = useInspector();
  return (
    <label className="choice">
      Speed
      <select
        value={pace}
        onChange={(event) => ask({ type: 'replay.pace', pace: Number(event.target.value) })}
      >
        {PACES.map(([ms, name]) => (
          <option key={ms} value={ms}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
