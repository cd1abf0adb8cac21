import { useEffect } from 'react';
import { contextChanges } from '../../application/inspection/context-change.ts';
import { contextAt, lastContextOf } from '../../application/inspection/session.ts';
import { JsonTree } from '../json-tree.tsx';
import { useInspector } from '../use-inspector.tsx';
import { Changes } from './changes.tsx';

// While the log grows quickly, the context is asked for only once it pauses.
const ASK_AFTER_MS = 60;

/** The context of the chosen machine at the moment, and what changed at its last entry. */
export function ContextPane() {
  const { session, machine, moment, look, at } = useInspector();
  const exact = contextAt(session, machine, moment);
  // At the present moment a further entry may still arrive.
  const isKnown = exact !== undefined && exact.entry === at.entry?.id;
  useEffect(() => {
    if (isKnown) return;
    const timer = setTimeout(() => look({ type: 'context.ask', machine, moment }), ASK_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isKnown, look, machine, moment]);
  const known = exact ?? lastContextOf(session, machine);
  if (known === undefined) return <p className="empty">Looking it up…</p>;
  const changes = contextChanges(known.before, known.after);
  return (
    <>
      <h3 className="pane__title">
        {machine} {`after #${known.entry ?? 0}`} <span className="pane__quiet">{at.entry?.name}</span>
      </h3>
      {changes.length === 0 ? <p className="pane__quiet">Nothing changed.</p> : <Changes changes={changes} />}
      <h3 className="pane__title">Context</h3>
      <JsonTree value={known.after} />
    </>
  );
}
