import type { Permission } from '../../domain/shared/parcel/parcel-facts.ts';
import './permission-mark.scss';

const STROKES = { allowed: 'm5 12.500 5 5 9-10', forbidden: 'm6 6 12 12M18 6 6 18' } as const;
// As the plan's table has them.
const LETTERS = { limited: 'T', conditional: 'B' } as const;

/** A permission by its sign or letter on an edged tile; the word stands beside it. */
export function PermissionMark({ permission }: { permission: Permission }) {
  return (
    <span className={`permission permission--${permission}`} aria-hidden="true">
      {permission === 'limited' || permission === 'conditional' ? (
        LETTERS[permission]
      ) : (
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={STROKES[permission]} />
        </svg>
      )}
    </span>
  );
}
