import { useId, useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import { acceptedEvents } from '../../application/inspection/chart.ts';
import { readEvent, sampleEvent } from '../../application/inspection/event-text.ts';
import type { InspectorCommand } from '../../application/inspection/messages.ts';
import type { InspectedActor, InspectionSession } from '../../application/inspection/session.ts';

/** Sends an event that the present state accepts, with a payload to write. */
export function EventForm(props: {
  actor: InspectedActor;
  machine: AnyStateMachine;
  session: InspectionSession;
  onAsk: (command: InspectorCommand) => void;
}) {
  const { actor, machine, session, onAsk } = props;
  const field = useId();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const accepted = acceptedEvents(machine, actor.value);
  const submit = () => {
    const read = readEvent(text);
    setError(read.error);
    if (read.event) onAsk({ type: 'event.send', sessionId: actor.sessionId, event: read.event });
  };
  return (
    <form
      className="inspector__form"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <h3 className="inspector__heading">Accepted in this state</h3>
      {actor.error && <p className="inspector__error">It has stopped: {actor.error}</p>}
      {accepted.length === 0 && <p className="inspector__none">No event; it waits for its own work.</p>}
      <div className="inspector__choices">
        {accepted.map((type) => (
          <button
            key={type}
            type="button"
            className="inspector__button"
            onClick={() =>
              setText(sampleEvent(type, actor.name, session.log, session.page?.samples[actor.name]))
            }
          >
            {type}
          </button>
        ))}
      </div>
      <div className="inspector__field inspector__field--tall">
        <label htmlFor={field}>Event</label>
        <textarea
          id={field}
          rows={5}
          value={text}
          spellCheck={false}
          placeholder='{ "type": "…" }'
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <button
        type="submit"
        className="inspector__button inspector__button--main"
        disabled={text.trim() === ''}
      >
        Send
      </button>
      <p className="inspector__error" role="alert">
        {error}
      </p>
    </form>
  );
}
