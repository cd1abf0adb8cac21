import { amendmentId, type HistoryEntry, historyOf } from '../../domain/regulations/history.ts';
import { sinceText } from '../../domain/regulations/regulation-words.ts';
import * as texts from '../../domain/regulations/texts.ts';
import { drivePreviewUrl } from '../../domain/shared/drive-link.ts';
import { sectionAddress } from '../../domain/shared/regulation-address.ts';
import { NewTabLink } from '../shared/new-tab-link.tsx';
import { FORMER_ID } from './former-wording.tsx';
import { useRegulation } from './use-regulation.ts';
import './regulation-history.scss';
import { unbroken } from '../../domain/shared/unbroken.ts';

/** The end of the address of a regulation's history. */
export const HISTORY_ID = 'riwayat';

/** What happened to the regulation, and when its text was last compared with its source (spec §2 Regulation pages). */
export function RegulationHistory() {
  const { regulation } = useRegulation();
  const { checked } = regulation;
  return (
    <section className="history" id={HISTORY_ID} aria-labelledby="nama-riwayat">
      <h2 className="history__name" id="nama-riwayat">
        {texts.history}
      </h2>
      <ol>
        {historyOf(regulation).map((entry) => (
          <Entry key={`${entry.kind} ${entry.by?.name}`} entry={entry} />
        ))}
      </ol>
      <p className="rule__small">
        {checked === undefined ? texts.lastComparedUnknown : unbroken(texts.lastCompared(sinceText(checked)))}
      </p>
    </section>
  );
}

function Entry({ entry: { kind, day, by, sections } }: { entry: HistoryEntry }) {
  const { regulation } = useRegulation();
  const replaced = regulation.replaces.map(({ name }) => name).join(', ');
  return (
    <li id={by && amendmentId(by)}>
      <p className="history__day">{day === undefined ? texts.dayUnknown : sinceText(day)}</p>
      <div>
        {kind === 'began' && (
          <p>
            <strong>{texts.began}</strong>
            <span>{replaced !== '' && unbroken(texts.beganReplacing(replaced))}</span>
          </p>
        )}
        {by && (
          <p>
            <strong>
              <span>{kind === 'amended' ? texts.amendedBy : texts.replacedBy}</span>{' '}
              <span translate="no">{by.name}</span>
            </strong>
            {sections.length === 0 && by.part !== undefined && <span>{`: ${by.part}`}</span>}
          </p>
        )}
        {sections.length > 0 && (
          <ul className="history__sections">
            {sections.map(({ id, name, former }) => (
              <li key={id}>
                <a href={`${sectionAddress(regulation.slug, id)}${former ? `#${FORMER_ID}` : ''}`}>
                  {former ? texts.formerWordingOf(name) : name}
                </a>
              </li>
            ))}
          </ul>
        )}
        {by && (
          <p>
            {by.slug !== undefined && <a href={sectionAddress(by.slug)}>{texts.readText}</a>}
            {by.slug === undefined && by.pdf !== undefined && (
              <NewTabLink href={drivePreviewUrl(by.pdf)}>{texts.readText}</NewTabLink>
            )}
            {by.slug === undefined && by.pdf === undefined && <span>{texts.textMissing}</span>}
          </p>
        )}
      </div>
    </li>
  );
}
