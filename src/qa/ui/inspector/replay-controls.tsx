import type { InspectorCommand } from '../../application/inspection/messages.ts';
import { differenceFile } from '../../domain/difference-file.ts';
import type { ReplayView } from '../../domain/replay-view.ts';
import { SaveFile } from './save-file.tsx';

const PACES = [
  [0, 'at once'],
  [250, 'fast'],
  [1000, 'one a second'],
  [3000, 'slow'],
] as const;

const STATUS = {
  ready: 'Ready',
  playing: 'Playing',
  paused: 'Paused',
  passed: 'Passed: every step as expected',
  failed: 'Stopped at a difference',
} as const;

/** Play, pause, step and pace of a replay, and how it stands. */
export function ReplayControls(props: { replay: ReplayView; onAsk: (command: InspectorCommand) => void }) {
  const { replay, onAsk } = props;
  const { status, pace } = replay;
  const over = status === 'passed' || status === 'failed';
  const playing = status === 'playing';
  const again =
    replay.file === undefined ? `?path=${replay.machine}/${replay.name}&inspect` : '?path=file&inspect';
  return (
    <div className="inspector__row">
      {over ? (
        <button
          type="button"
          className="inspector__button inspector__button--main"
          onClick={() =>
            onAsk({ type: 'page.open', search: again, ...(replay.file && { path: replay.file }) })
          }
        >
          From the start
        </button>
      ) : (
        <>
          <button
            type="button"
            className="inspector__button inspector__button--main"
            onClick={() => onAsk({ type: playing ? 'replay.pause' : 'replay.play' })}
          >
            {playing ? 'Pause' : 'Play'}
          </button>
          <button
            type="button"
            className="inspector__button"
            disabled={playing}
            onClick={() => onAsk({ type: 'replay.step' })}
          >
            Step
          </button>
        </>
      )}
      <label className="inspector__field">
        Speed
        <select
          value={pace}
          onChange={(event) => onAsk({ type: 'replay.pace', pace: Number(event.target.value) })}
        >
          {PACES.map(([ms, name]) => (
            <option key={ms} value={ms}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <p className={`inspector__status inspector__status--${status}`} role="status">
        {STATUS[status]}
      </p>
      {status === 'failed' && <SaveFile {...differenceFile(replay)} label="Save the difference" atOnce />}
    </div>
  );
}
