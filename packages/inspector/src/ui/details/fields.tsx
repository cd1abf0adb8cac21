import type { ReactNode } from 'react';

/** Names and values, in two columns. */
export function Fields({ fields }: { fields: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="fields">
      {fields
        .filter(([, value]) => value !== undefined && value !== '' && value !== false)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
