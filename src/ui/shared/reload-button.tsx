import { Icon } from './icon.tsx';

/** 'Muat ulang': the one next step of a section that has nothing to show. */
export function ReloadButton({ onReload }: { onReload: () => void }) {
  return (
    <button type="button" className="button button--outline" onClick={onReload}>
      <Icon name="refresh" size="text" />
      Muat ulang
    </button>
  );
}
