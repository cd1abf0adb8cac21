import type { ContextChange } from '../../application/inspection/context-change.ts';

// More changes than this within one value are collapsed into their number.
const FEW = 6;

/** Lists the changed values; many changes within one value are collapsed. */
export function Changes({ changes }: { changes: readonly ContextChange[] }) {
  const groups = new Map<string, ContextChange[]>();
  for (const change of changes) {
    const [name = ''] = change.path.split('.', 1);
    groups.set(name, [...(groups.get(name) ?? []), change]);
  }
  const ordered = [...groups].sort(([, one], [, other]) => one.length - other.length);
  return ordered.map(([name, own]) =>
    own.length <= FEW ? (
      <List key={name} changes={own} />
    ) : (
      <details key={name}>
        <summary>
          <code>{name}</code>, {own.length} changes
        </summary>
        <List changes={own} />
      </details>
    ),
  );
}

function List({ changes }: { changes: readonly ContextChange[] }) {
  return (
    <dl className="changes">
      {changes.map((change) => (
        <div key={change.path}>
          <dt>{change.path || 'all of it'}</dt>
          {'before' in change && <dd className="changes__old">{shown(change.before)}</dd>}
          {'after' in change && <dd className="changes__new">{shown(change.after)}</dd>}
        </div>
      ))}
    </dl>
  );
}

function shown(value: unknown): string {
  const text = value === undefined ? 'none' : JSON.stringify(value);
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}
