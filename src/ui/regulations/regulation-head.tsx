import type { ReactNode } from 'react';
import { amendmentId } from '../../domain/regulations/history.ts';
import type { OtherRegulation, RegulationSection } from '../../domain/regulations/regulation.ts';
import { amendmentsOf, isInForce, sinceText, stateText } from '../../domain/regulations/regulation-words.ts';
import * as texts from '../../domain/regulations/texts.ts';
import { drivePreviewUrl } from '../../domain/shared/drive-link.ts';
import { REGULATIONS, sectionAddress } from '../../domain/shared/regulation-address.ts';
import * as sharedTexts from '../../domain/shared/texts.ts';
import { unbroken } from '../../domain/shared/unbroken.ts';
import { Icon } from '../shared/icon.tsx';
import { NewTabLink } from '../shared/new-tab-link.tsx';
import { CONTENTS } from './contents.tsx';
import { FORMER_ID } from './former-wording.tsx';
import { HISTORY_ID } from './regulation-history.tsx';
import { useRegulation } from './use-regulation.ts';
import './regulation-head.scss';

/** The top of the page: where it stands and its state; of the whole also its title and what can be done with it. */
export function RegulationHead({ section }: { section: RegulationSection | undefined }) {
  const { regulation } = useRegulation();
  const { slug, title, about, shortName } = regulation;
  return (
    <header className={`regulation-head${section ? ' regulation-head--low' : ''}`}>
      <div className="wrap">
        <div className="regulation-head__ways">
          <nav className="regulation-head__trail" aria-label={texts.trailLabel}>
            <ol>
              <li>
                <a href={REGULATIONS}>{sharedTexts.legalProducts}</a>
              </li>
              {section === undefined ? (
                <li aria-current="page" translate="no">
                  {shortName}
                </li>
              ) : (
                <>
                  <li>
                    <a href={sectionAddress(slug)} translate="no">
                      {shortName}
                    </a>
                  </li>
                  <li aria-current="page">{section.name}</li>
                </>
              )}
            </ol>
          </nav>
          <a className="regulation-head__to-contents" href={`#${CONTENTS}`}>
            <Icon name="list" size="text" />
            {sharedTexts.contents}
          </a>
        </div>
        {section ? (
          <StateLine section={section} />
        ) : (
          <>
            <div className="regulation-head__top">
              <h1>
                <span className="regulation-head__title" translate="no">
                  {title}
                </span>{' '}
                <span>{about}</span>
              </h1>
              <RegulationActions />
            </div>
            <StateCells />
          </>
        )}
      </div>
    </header>
  );
}

/** Whether the regulation of an article is in force, and what has changed it, since when: one line, on a phone two. */
function StateLine({ section: { name, former } }: { section: RegulationSection }) {
  const { regulation } = useRegulation();
  const { slug, since, replacedBy } = regulation;
  const [amendment] = amendmentsOf(regulation, name);
  const day = amendment ? amendment.since : since;
  const history = `${sectionAddress(slug)}#${HISTORY_ID}`;
  return (
    <p className="regulation-head__state">
      <State />{' '}
      {!replacedBy && amendment && (
        <a href={former ? `#${FORMER_ID}` : history}>
          <span>{texts.amendedBy}</span> <span translate="no">{amendment.name}</span>
        </a>
      )}{' '}
      {!replacedBy && day !== undefined && <span>{unbroken(texts.since(sinceText(day)))}</span>}{' '}
      <a href={history}>{texts.history}</a>
    </p>
  );
}

function State() {
  const { regulation } = useRegulation();
  const inForce = isInForce(regulation);
  return (
    <span className={`state state--${inForce ? 'valid' : 'gone'}`}>
      <Icon name={inForce ? 'tick' : 'close'} size="text" />
      <span>{stateText(regulation)}</span>
    </span>
  );
}

/** What can be done with the page: print, share, open the original. */
export function RegulationActions() {
  const { regulation, share } = useRegulation();
  const { pdf } = regulation;
  return (
    <p className="regulation-head__actions">
      <button type="button" className="button button--outline" onClick={() => window.print()}>
        <Icon name="printer" size="text" />
        {sharedTexts.print}
      </button>
      <button type="button" className="button button--outline" onClick={share}>
        <Icon name="share" size="text" />
        {sharedTexts.share}
      </button>
      {pdf !== undefined && (
        <NewTabLink className="button" href={drivePreviewUrl(pdf)}>
          <Icon name="download" size="text" />
          {texts.originalPdf}
        </NewTabLink>
      )}
    </p>
  );
}

function StateCells() {
  const { regulation } = useRegulation();
  const { since, amendedBy, replaces, replacedBy } = regulation;
  return (
    <dl className="state-cells">
      <Cell name={texts.state}>
        <State />
      </Cell>
      <Cell name={texts.inForceSince}>
        <strong>{sinceText(since)}</strong>
      </Cell>
      <Cell name={texts.amendedBy}>
        <Others others={amendedBy} none={texts.neverAmended} inHistory />
      </Cell>
      {replacedBy ? (
        <Cell name={texts.replacedBy}>
          <Others others={[replacedBy]} none="" />
        </Cell>
      ) : (
        <Cell name={texts.replaces}>
          <Others
            others={replaces.map((other) => ({ ...other, part: texts.noLongerInForce.toLowerCase() }))}
            none={texts.replacesNone}
          />
        </Cell>
      )}
    </dl>
  );
}

function Cell({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface OthersProps {
  readonly others: readonly OtherRegulation[];
  readonly none: string;
  /** Whether the history on this page has an entry for each. */
  readonly inHistory?: boolean;
}

function Others({ others, none, inHistory = false }: OthersProps) {
  if (others.length === 0) return none;
  return others.map(({ name, slug, part }) => (
    <span key={name} className="state-cells__other">
      <strong translate="no">
        {slug === undefined && !inHistory ? (
          name
        ) : (
          <a href={slug === undefined ? `#${amendmentId({ name })}` : sectionAddress(slug)}>{name}</a>
        )}
      </strong>
      {part !== undefined && <small>{` ${part}`}</small>}
    </span>
  ));
}
