import { useRef } from 'react';
import { entryOf, type OutlineEntry } from '../../domain/guide/outline.ts';
import * as texts from '../../domain/guide/texts.ts';
import * as sharedTexts from '../../domain/shared/texts.ts';
import { GuidePanel } from './guide-panel.tsx';
import { useGuide } from './use-guide.ts';

/** The document's outline: a button for every entry, that of the present page marked. */
export function GuideOutline(props: { entries: readonly OutlineEntry[]; onJump: (index: number) => void }) {
  const { entries, onJump } = props;
  const [, index] = useGuide((snapshot) => snapshot.context.index);
  const current = entryOf(entries, index);
  const first = useRef<HTMLButtonElement>(null);
  return (
    <GuidePanel title={sharedTexts.contents} first={first}>
      <ol className="guide-outline">
        {entries.map((entry, entryIndex) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an outline may hold one entry twice
          <li key={entryIndex}>
            <button
              ref={entryIndex === (current ?? 0) ? first : undefined}
              type="button"
              className="guide-outline__entry"
              data-level={Math.min(entry.level, 4)}
              aria-current={entryIndex === current ? 'true' : undefined}
              onClick={() => onJump(entry.index)}
            >
              <span>{entry.title}</span>
              <span className="guide-outline__page">
                <span className="visually-hidden">{texts.contentsPage} </span>
                <span>{entry.index + 1}</span>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </GuidePanel>
  );
}
