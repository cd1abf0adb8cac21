/** Shows a JSON value as a tree; large parts are collapsed. */
export function JsonTree({ value, name }: { value: unknown; name?: string }) {
  const label = name === undefined ? null : <span className="json__key">{name} </span>;
  if (typeof value !== 'object' || value === null) {
    return (
      <div className="json__leaf">
        {label}
        <code>{JSON.stringify(value) ?? 'none'}</code>
      </div>
    );
  }
  const entries = Object.entries(value);
  const size = Array.isArray(value) ? `[${entries.length}]` : `{${entries.length}}`;
  return (
    <details
      className="json__branch"
      open={name === undefined || (entries.length > 0 && entries.length <= 4)}
    >
      <summary>
        {label}
        <code>{size}</code>
      </summary>
      {entries.map(([key, inner]) => (
        <JsonTree key={key} name={key} value={inner} />
      ))}
    </details>
  );
}
