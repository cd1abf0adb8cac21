import type { InspectedActor } from '../../application/inspection/session.ts';
import { stateInWords } from './state-words.ts';

/** The running actors: the machines of the page, each with its state and the work it has under way. */
export function ActorList(props: {
  actors: readonly InspectedActor[];
  chosen: string | undefined;
  onChoose: (name: string) => void;
}) {
  const { actors, chosen, onChoose } = props;
  const machines = actors.filter(({ parentId }) => parentId === undefined);
  return (
    <nav className="inspector__actors" aria-label="Actors">
      <ul>
        {machines.map(({ sessionId, name, value, error }) => (
          <li key={sessionId}>
            <button
              type="button"
              className="inspector__actor"
              aria-current={name === chosen ? 'true' : undefined}
              onClick={() => onChoose(name)}
            >
              <b>{name}</b>
              <span>{error === undefined ? stateInWords(value) : `stopped: ${error}`}</span>
            </button>
            <Work actors={actors} parentId={sessionId} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Work({ actors, parentId }: { actors: readonly InspectedActor[]; parentId: string }) {
  const running = actors.filter((one) => one.parentId === parentId && one.status === 'active');
  if (running.length === 0) return null;
  return (
    <ul className="inspector__work">
      {running.map(({ sessionId, name }) => (
        <li key={sessionId}>{name} is running</li>
      ))}
    </ul>
  );
}
