import { useEffect, useId, useState } from 'react';
import { readEvent } from '../../application/inspection/event-text.ts';
import { acceptedEvents } from '../../domain/chart.ts';
import { isUnderWay } from '../../domain/replay-view.ts';
import { Button } from '../button.tsx';
import { useInspector } from '../use-inspector.tsx';

/** Sends the chosen machine an event that its state accepts, with a payload to write. */
export function SendPane() {
  const { session, files, machine, chart, at, ask, drafted, draft } = useInspector();
  const field = useId();
  const [text, setText] = useState('');
  const [errors, setErrors] = useState<readonly string[]>([]);
  const accepted = chart && at.killer === undefined ? acceptedEvents(chart, at.value) : [];
  const { notice, replay } = session;
  const isReplaying = replay && isUnderWay(replay.status);
  const why = at.killer
    ? `${machine} is stopped: #${at.killer.id} ${at.killer.name} killed it.`
    : isReplaying
      ? 'A replay is running. Stop it to send.'
      : session.moment !== undefined
        ? 'The page shows a past moment. Go to the latest to send.'
        : undefined;
  useEffect(() => {
    if (drafted === undefined) return;
    setText(JSON.stringify(files.sampleOf(machine, drafted) ?? { type: drafted }, null, 2));
    setErrors([]);
  }, [drafted, machine, files]);
  const submit = () => {
    const read = readEvent(text);
    setErrors(read.error === undefined ? [] : [read.error]);
    // The page refuses an event that does not fit, and logs the refusal.
    if (read.event) ask({ type: 'event.send', machine, event: read.event });
  };
  return (
    <form
      className="send"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <h3 className="pane__title">
        Send {machine} <span className="pane__quiet">{why ? 'off' : 'accepted in this state'}</span>
      </h3>
      {why && <p className="bad">{why}</p>}
      {why === undefined && accepted.length === 0 && (
        <p className="pane__quiet">No event; it waits for its own work.</p>
      )}
      <div className="pane__row">
        {accepted.map((type) => (
          <Button key={type} look="code" aria-pressed={type === drafted} onClick={() => draft(type)}>
            {type}
          </Button>
        ))}
      </div>
      <div role="alert" className="bad">
        {(errors.length > 0 ? errors : notice?.tone === 'refused' ? notice.texts : []).map((error) => (
          <p key={error}>{error}</p>
        ))}
      </div>
      <label htmlFor={field}>Event</label>
      <textarea
        id={field}
        rows={4}
        value={text}
        spellCheck={false}
        placeholder='{ "type": "…" }'
        aria-invalid={errors.length > 0}
        onChange={(event) => {
          setText(event.target.value);
          setErrors([]);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
        }}
      />
      <Button type="submit" look="main" disabled={text.trim() === '' || why !== undefined}>
        Send
      </Button>
    </form>
  );
}
