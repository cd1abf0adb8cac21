import { useSelector } from '@xstate/react';
import { useState } from 'react';
import * as texts from '../../domain/offline/texts.ts';
import { groupByMinute } from '../../domain/shared/group-by-minute.ts';
import { dateTimeStamp } from '../../domain/shared/indonesian-date.ts';
import * as sharedTexts from '../../domain/shared/texts.ts';
import { useDependencies } from '../dependencies.tsx';
import './stored-notice.scss';

const FOLDER = '../../domain/offline/stored-names';
const NAMES = import.meta.glob<string>('../../domain/offline/stored-names/*.ts', {
  eager: true,
  import: 'name',
});

/** Which content is stored, and why it is shown. */
export interface StoredNoticeProps {
  readonly storedAt: Readonly<Record<string, number>>;
  /** Whether there is a network, and a feed answers with what cannot be shown. */
  readonly isReached: boolean;
}

/**
 * Says that there is no network, or that a feed gives nothing that can be shown, and how old each part is that was kept (spec
 * §2 Offline).
 */
export function StoredNotice({ storedAt, isReached }: StoredNoticeProps) {
  const { news, gallery } = useDependencies().site;
  const newsAt = useSelector(news, (snapshot) => snapshot.context.updatedAt);
  const galleryAt = useSelector(gallery, (snapshot) => snapshot.context.updatedAt);
  const [isClosed, setClosed] = useState(false);
  if (isClosed) return null;
  const parts = groupByMinute([
    ...Object.entries(storedAt).map(([feed, at]) => [NAMES[`${FOLDER}/${feed}.ts`] ?? feed, at] as const),
    // With a network these two say by themselves what became of them.
    ...(isReached
      ? []
      : ([
          [sharedTexts.newsShort, newsAt],
          [texts.galleryPart, galleryAt],
        ] as const)),
  ]);
  return (
    <aside className="stored-notice" aria-label={isReached ? texts.notRenewedLabel : texts.noNetworkLabel}>
      <div className="stored-notice__words" role="status">
        <p className="stored-notice__title">{isReached ? texts.notRenewedText : texts.noNetworkText}</p>
        <ul className="stored-notice__parts">
          {parts.map(({ names, at }) => (
            <li key={at}>{`${names.join(', ')}: ${dateTimeStamp(at)}`}</li>
          ))}
        </ul>
      </div>
      <button type="button" className="button button--ink" onClick={() => setClosed(true)}>
        {sharedTexts.close}
      </button>
    </aside>
  );
}
