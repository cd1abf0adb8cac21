import type { InspectorCommand } from '../../application/inspection/messages.ts';
import type { InspectionSession } from '../../application/inspection/session.ts';

/** The inspector's head: which page it looks at, and in which scenario; another one opens the page anew. */
export function InspectorHead(props: {
  session: InspectionSession;
  onAsk: (command: InspectorCommand) => void;
}) {
  const { session, onAsk } = props;
  const { page, refusal } = session;
  const open = (scenario: string) =>
    onAsk({ type: 'page.open', search: scenario === '' ? '?inspect' : `?scenario=${scenario}&inspect` });
  return (
    <header className="inspector__head">
      <h1 className="inspector__title">State inspector</h1>
      {page && (
        <>
          <code className="inspector__address">{page.address}</code>
          <label className="inspector__field">
            Scenario
            <select value={page.scenario ?? ''} onChange={(event) => open(event.target.value)}>
              <option value="">The real world</option>
              {page.scenarios.map((name) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        </>
      )}
      <p className="inspector__refusal" role="status">
        {refusal}
      </p>
    </header>
  );
}
