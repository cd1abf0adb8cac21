import type { Permission } from '../../domain/map/zoning.ts';
import './permission-mark.scss';

const PATHS: Readonly<Record<Permission, string>> = {
  allowed: 'm5 12.500 5 5 9-10',
  limited: 'M5 5h14v14H5zM9 12h6',
  conditional: 'm12 3 9 9-9 9-9-9zM12 8v5M12 15.500v1',
  forbidden: 'm6 6 12 12M18 6 6 18',
};

/** A permission by its shape and colour; the word stands beside it. */
export function PermissionMark({ permission }: { permission: Permission }) {
  return (
    <span className={`permission permission--${permission}`}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={PATHS[permission]} />
      </svg>
    </span>
  );
}
