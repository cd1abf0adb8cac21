import { Icon } from './icon.tsx';
import { NewTabWords } from './new-tab-words.tsx';

/**
 * The words of a card's action with its honest arrow: → stays, ↗ opens a new tab.
 * @param about what it is done to, for those who hear the words without the card
 */
export function ActionWords(props: { words: string; about?: string; out?: boolean }) {
  const { words, about, out = false } = props;
  return (
    <>
      <span className="action__words">{words}</span>
      <Icon name={out ? 'arrow-out' : 'arrow-right'} />
      {about && (
        <>
          {' '}
          <span className="visually-hidden">{about}</span>
        </>
      )}
      {out && <NewTabWords />}
    </>
  );
}
