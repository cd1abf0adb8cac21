import { useId, useState } from 'react';
import type { InspectorCommand } from '../../application/inspection/messages.ts';
import type { InspectedActor, InspectionSession } from '../../application/inspection/session.ts';
import { Recorder } from './recorder.tsx';
import { ReplayControls } from './replay-controls.tsx';
import { ReplaySteps } from './replay-steps.tsx';

/** Replays a path in the page: choose one of the project or a file, play or step it, see each step's outcome. */
export function ReplayPanel(props: {
  session: InspectionSession;
  actor: InspectedActor | undefined;
  onAsk: (command: InspectorCommand) => void;
}) {
  const { session, actor, onAsk } = props;
  const { page, replay, recording } = session;
  const [name, setName] = useState('');
  const list = useId();
  const paths = page?.paths ?? [];
  const open = (search: string, path?: string) =>
    onAsk({ type: 'page.open', search, ...(path !== undefined && { path }) });
  return (
    <>
      <form
        className="inspector__row"
        onSubmit={(event) => {
          event.preventDefault();
          open(`?path=${name}&inspect`);
        }}
      >
        <label className="inspector__field">
          Path
          <input
            list={list}
            value={name}
            placeholder={`one of ${paths.length}`}
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <datalist id={list}>
          {paths.map((path) => (
            <option key={path} value={path} />
          ))}
        </datalist>
        <button type="submit" className="inspector__button" disabled={!paths.includes(name)}>
          Open
        </button>
        <label className="inspector__button inspector__file">
          Open a file…
          <input
            type="file"
            accept=".json,application/json"
            onChange={async (event) => {
              const input = event.target;
              const text = await input.files?.[0]?.text();
              // The same file, edited, is to be opened again.
              input.value = '';
              if (text !== undefined) open('?path=file&inspect', text);
            }}
          />
        </label>
      </form>
      {replay && (
        <section aria-label={`Replay of ${replay.name}`}>
          <h3 className="inspector__heading">
            {replay.machine}/{replay.name} in {replay.scenario}
          </h3>
          <ReplayControls replay={replay} onAsk={onAsk} />
          <ReplaySteps replay={replay} />
        </section>
      )}
      {actor && <Recorder actor={actor} recording={recording} onAsk={onAsk} />}
    </>
  );
}
