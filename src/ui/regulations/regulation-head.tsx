import type { ReactNode } from 'react';
import type { OtherRegulation } from '../../domain/regulations/regulation.ts';
import { isInForce, sinceText, stateText } from '../../domain/regulations/regulation-words.ts';
import * as texts from '../../domain/regulations/texts.ts';
import { drivePreviewUrl } from '../../domain/shared/drive-link.ts';
import { sectionAddress } from '../../domain/shared/regulation-address.ts';
import { Icon } from '../shared/icon.tsx';
import { NewTabLink } from '../shared/new-tab-link.tsx';
import { useRegulation } from './use-regulation.ts';
import './regulation-head.scss';

/** The top of the page: where it stands, its title, what can be done with it, and its state in four cells. */
export function RegulationHead({ name }: { name: string | undefined }) {
  const { regulation } = useRegulation();
  const { slug, title, about, shortName } = regulation;
  return (
    <header className="regulation-head">
      <div className="wrap">
        <nav className="regulation-head__trail" aria-label={texts.andaDiSini}>
          <ol>
            <li>
              <a href="/home#products">{texts.produkHukum}</a>
            </li>
            {name === undefined ? (
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
                <li aria-current="page">{name}</li>
              </>
            )}
          </ol>
        </nav>
        <div className="regulation-head__top">
          <h1>
            <span className="regulation-head__title" translate="no">
              {title}
            </span>{' '}
            <span>{about}</span>
          </h1>
          <Actions />
        </div>
        <StateCells />
      </div>
    </header>
  );
}

function Actions() {
  const { regulation, share } = useRegulation();
  const { pdf } = regulation;
  return (
    <p className="regulation-head__actions">
      <button type="button" className="button button--outline" onClick={() => window.print()}>
        <Icon name="printer" size="text" />
        {texts.cetak}
      </button>
      <button type="button" className="button button--outline" onClick={share}>
        <Icon name="share" size="text" />
        {texts.bagikan}
      </button>
      {pdf !== undefined && (
        <NewTabLink className="button" href={drivePreviewUrl(pdf)}>
          <Icon name="download" size="text" />
          {texts.pdfAsli}
        </NewTabLink>
      )}
    </p>
  );
}

function StateCells() {
  const { regulation } = useRegulation();
  const { since, amendedBy, replaces, replacedBy } = regulation;
  const inForce = isInForce(regulation);
  return (
    <dl className="state-cells">
      <Cell name={texts.keadaan}>
        <span className={`state state--${inForce ? 'valid' : 'gone'}`}>
          <Icon name={inForce ? 'tick' : 'close'} size="text" />
          <span>{stateText(regulation)}</span>
        </span>
      </Cell>
      <Cell name={texts.berlakuSejak}>
        <strong>{sinceText(since)}</strong>
      </Cell>
      <Cell name={texts.diubahOleh}>
        <Others others={amendedBy} none={texts.belumPernahDiubah} />
      </Cell>
      {replacedBy ? (
        <Cell name={texts.digantiOleh}>
          <Others others={[replacedBy]} none="" />
        </Cell>
      ) : (
        <Cell name={texts.menggantikan}>
          <Others
            others={replaces.map((other) => ({ ...other, part: texts.tidakBerlakuLagi.toLowerCase() }))}
            none={texts.tidakAda}
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

function Others({ others, none }: { others: readonly OtherRegulation[]; none: string }) {
  if (others.length === 0) return none;
  return others.map(({ name, slug, part }) => (
    <span key={name} className="state-cells__other">
      <strong translate="no">{slug === undefined ? name : <a href={sectionAddress(slug)}>{name}</a>}</strong>
      {part !== undefined && <small>{` ${part}`}</small>}
    </span>
  ));
}
