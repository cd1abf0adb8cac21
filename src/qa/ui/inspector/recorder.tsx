import type { InspectorCommand, RecordingView } from '../../application/inspection/messages.ts';
import type { InspectedActor } from '../../application/inspection/session.ts';
import { SaveFile } from './save-file.tsx';

/** Saves what a tester did to a machine since the page was opened, as a path that can be replayed. */
export function Recorder(props: {
  actor: InspectedActor;
  recording: RecordingView | undefined;
  onAsk: (command: InspectorCommand) => void;
}) {
  const { actor, recording, onAsk } = props;
  return (
    <section aria-label="Recording">
      <h3 className="inspector__heading">Recording</h3>
      <p className="inspector__none">
        Everything since the page was opened is recorded. Use the page, then save what {actor.name} went
        through.
      </p>
      <div className="inspector__row">
        <button
          type="button"
          className="inspector__button"
          onClick={() => onAsk({ type: 'recording.save', machine: actor.name })}
        >
          Save {actor.name} as a path
        </button>
        {recording && (
          <>
            <p role="status" className="inspector__none">
              {recording.machine}: {recording.steps} {recording.steps === 1 ? 'step' : 'steps'}
            </p>
            <SaveFile key={recording.file.text} {...recording.file} label={recording.file.name} atOnce />
          </>
        )}
      </div>
    </section>
  );
}
