import { Icon } from './icon.tsx';
import { NewTabWords } from './new-tab-words.tsx';

/**
 * The words of a card's action with its honest arrow: → stays, ↗ opens a new tab.
 * @param about what it is done to, for those who hear the words without the card
 * @param isNamed whether that is a name, which no translation touches
 */
export function ActionWords(props: { words: string; about?: string; isNamed?: boolean; out?: boolean }) {
  const { words, about, isNamed = false, out = false } = props;
  return (
    <>
      <span className="action__words">{words}</span>
      <Icon name={out ? 'arrow-out' : 'arrow-right'} />
      {about && (
        <>
          {' '}
          <span className="visually-hidden" translate={isNamed ? 'no' : undefined}>
            {about}
          </span>
        </>
      )}
      {out && <NewTabWords />}
    </>
  );
}
