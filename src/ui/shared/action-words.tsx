import { Icon } from './icon.tsx';

/** The words of a card's action with its honest arrow: → stays, ↗ opens a new tab. */
export function ActionWords({ words, out = false }: { words: string; out?: boolean }) {
  return (
    <>
      <span className="action__words">{words}</span>
      <Icon name={out ? 'arrow-out' : 'arrow-right'} />
      {out && <span className="visually-hidden"> (tab baru)</span>}
    </>
  );
}
