import { type PlacedLane, TIMES_WIDTH } from './lane-places.ts';

/** The names of lanes above them. */
export interface LaneHeadsProps {
  readonly lanes: readonly PlacedLane[];
  /** The lane that keys lead along. */
  readonly chosen: string | undefined;
  readonly width: number;
  readonly height: number;
}

/** Names the lanes; stays above them. */
export function LaneHeads({ lanes, chosen, width, height }: LaneHeadsProps) {
  return (
    <div className="sequence__heads" style={{ width, height }}>
      <span className="sequence__number">#</span>
      <span className="sequence__time">Time</span>
      {lanes.map((lane) => {
        const { name, kind } = lane;
        const { left, room } = headPlace(lane);
        return (
          <span
            key={name}
            className={`sequence__head sequence__head--${kind}${name === chosen ? ' is-chosen' : ''}`}
            style={{ left, width: room }}
            title={name}
          >
            {kind === 'visitor' ? 'Visitor' : name}
          </span>
        );
      })}
    </div>
  );
}

function headPlace({ kind, x, before, after }: PlacedLane): { left: number; room: number } {
  if (kind === 'visitor') return { left: TIMES_WIDTH, room: after - 44 };
  const half = Math.min(kind === 'page' ? 36 : 80, before / 2, after / 2) - 3;
  return { left: x - half, room: 2 * half };
}
