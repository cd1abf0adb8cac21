import { Button } from '../button.tsx';
import { useInspector } from '../use-inspector.tsx';

/** Saves what was recorded, in one of three ways, and says what was saved last. */
export function SaveRow() {
  const { session, machine, ask } = useInspector();
  return (
    <div className="pane__row">
      <Button onClick={() => ask({ type: 'recording.save', machine })}>Save {machine} as a path</Button>
      <Button onClick={() => ask({ type: 'recording.save' })}>Save the whole page</Button>
      <Button onClick={() => ask({ type: 'recording.save', as: 'test' })}>Save as a Playwright test</Button>
      {session.file && !session.file.name.startsWith('report-') && (
        <p role="status" className="pane__quiet">
          {session.file.name}: {session.file.count} {session.file.count === 1 ? 'step' : 'steps'}
        </p>
      )}
    </div>
  );
}
