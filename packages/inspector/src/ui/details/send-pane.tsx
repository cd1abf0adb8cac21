import { useEffect, useId, useState } from 'react';
import { readEvent } from '../../application/inspection/event-text.ts';
import { type Chart, type ChartTransition, eventText, isSendable, takesNow } from '../../domain/chart.ts';
import { isUnderWay } from '../../domain/replay-view.ts';
import { stateInWords } from '../../domain/state-words.ts';
import { Button } from '../button.tsx';
import { useInspector } from '../use-inspector.tsx';

/** Sends the chosen machine an event that its state accepts, with a payload to write. */
export function SendPane() {
  const { session, files, machine, charts, at, ask, drafted, draft } = useInspector();
  const field = useId();
  const [text, setText] = useState('');
  const [errors, setErrors] = useState<readonly string[]>([]);
  const chart = charts[machine];
  const taken = chart && at.killer === undefined ? takesNow(chart, at.value) : [];
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
        {machine} takes now <span className="pane__quiet">{stateInWords(at.value)}</span>
      </h3>
      {why && <p className="bad">{why}</p>}
      {chart && <TakesNow chart={chart} taken={taken} drafted={drafted} onDraft={draft} />}
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

/** What leads on from the present state, and where to; what can be sent is drafted when it is pressed. */
function TakesNow(props: {
  chart: Chart;
  taken: readonly ChartTransition[];
  drafted: string | undefined;
  onDraft: (eventType: string) => void;
}) {
  const { chart, taken, drafted, onDraft } = props;
  if (taken.length === 0) return <p className="pane__quiet">Nothing: it has come to its end.</p>;
  const short = (id: string) => id.slice(chart.root.id.length + 1);
  return (
    <ul className="takes">
      {taken.map(({ id, targets, guard, stays, ...transition }) => {
        const { event } = transition;
        const name = eventText(transition);
        return (
          <li key={id}>
            {isSendable(transition) ? (
              <Button look="code" aria-pressed={event === drafted} onClick={() => onDraft(event)}>
                {name}
              </Button>
            ) : (
              <code>{name}</code>
            )}
            <code className="pane__quiet">
              {guard && `if ${guard} `}→ {stays ? 'stays' : targets.map(short).join(' and ')}
            </code>
          </li>
        );
      })}
    </ul>
  );
}
