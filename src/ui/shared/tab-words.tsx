import { Icon, type IconName } from './icon.tsx';
import { NewTabWords } from './new-tab-words.tsx';
import './tab.scss';

/** The inside of a tab: its icon, its words, and a mark where it opens a tab or a dropdown. */
export function TabWords(props: { icon: IconName; words: string; mark?: 'arrow-out' | 'chevron-down' }) {
  const { icon, words, mark } = props;
  return (
    <>
      <Icon name={icon} />
      <span>{words}</span>
      {mark && (
        <span className="tab__mark">
          <Icon name={mark} size="text" />
        </span>
      )}
      {mark === 'arrow-out' && <NewTabWords />}
    </>
  );
}
