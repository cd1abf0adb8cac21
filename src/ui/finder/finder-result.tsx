import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { findService, formatAnswers } from '../../domain/finder/finder.ts';
import * as texts from '../../domain/finder/texts.ts';
import { dialogAddress } from '../../domain/navigation/address.ts';
import { durationText, feeText } from '../../domain/services/service-table.ts';
import { SPATIAL_SERVICES } from '../../domain/services/services.ts';
import { useDependencies } from '../dependencies.tsx';
import { DialogLink } from '../shared/dialog-link.tsx';
import { Explained } from '../shared/explained.tsx';
import { Icon } from '../shared/icon.tsx';
import { NewTabLink } from '../shared/new-tab-link.tsx';

function useFinding() {
  const { site, config } = useDependencies();
  const answers = useSelector(site.finder, ({ context }) => context.answers);
  const { service, because } = findService(answers);
  const name = SPATIAL_SERVICES.find(({ id }) => id === service)?.name ?? service;
  return { answers, because, service, name, facts: config.services[service] };
}

/** What the answers lead to: name, time, cost, result, documents (spec §2 Service finder). */
export function FinderResult() {
  const { because, name, facts } = useFinding();
  const { abbreviation, documents, result, guidePage } = facts;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="finder-result">
      <p className="finder-result__kicker">{texts.yangAndaPerlukan}</p>
      <h3 className="finder-result__name" ref={heading} tabIndex={-1}>
        {name}
      </h3>
      <p>{because}</p>
      <dl className="finder-result__facts">
        <div>
          <dt>{texts.waktu}</dt>
          <dd>
            {durationText(facts)}
            {facts.days !== undefined && <span>{texts.sejakBerkasLengkap}</span>}
          </dd>
        </div>
        <div>
          <dt>{texts.biaya}</dt>
          <dd>
            {feeText(facts)}
            <span>{texts.dapatDiurusSendiri}</span>
          </dd>
        </div>
        <div className="finder-result__wide">
          <dt>{texts.hasil}</dt>
          <dd>
            {result.name}
            <span>
              <Explained text={result.note} />
            </span>
          </dd>
        </div>
      </dl>
      <h4 className="finder-result__title">{texts.dokumenYangDisiapkan}</h4>
      <ul className="finder-result__documents">
        {documents.map((document) => (
          <li key={document.name}>
            <label>
              <input type="checkbox" />
              <span>
                {document.name}
                {document.note && <small>{document.note}</small>}
              </span>
            </label>
          </li>
        ))}
      </ul>
      <p className="finder-result__guide">
        <DialogLink open={{ panduan: guidePage }}>{texts.panduanHalaman(abbreviation, guidePage)}</DialogLink>
      </p>
    </div>
  );
}

/** The links and buttons of a result: print, share, the form, the application. */
export function FinderLinks() {
  const { site, config } = useDependencies();
  const { answers, name, service, facts } = useFinding();
  const copied = useSelector(site.finder, (snapshot) => snapshot.matches({ open: { sharing: 'copied' } }));
  const failed = useSelector(site.finder, (snapshot) => snapshot.matches({ open: { sharing: 'failed' } }));
  const url = `${config.origin}${dialogAddress({ mulai: formatAnswers(answers) })}`;
  const { abbreviation, form } = facts;
  return (
    <div className="finder-foot">
      <button type="button" className="button button--outline" onClick={() => window.print()}>
        <Icon name="printer" size="text" />
        {texts.cetak}
      </button>
      <button
        type="button"
        className="button button--outline"
        onClick={() => site.finder.send({ type: 'share.requested', page: { title: name, url } })}
      >
        <Icon name="share" size="text" />
        {texts.bagikan}
      </button>
      <p className="finder-foot__note" role="status">
        {copied && texts.alamatHasilIniDisalin}
        {failed && texts.alamatTidakDapatDisalin}
      </p>
      {form !== undefined && (
        <NewTabLink className="button button--outline" href={form}>
          {texts.formulir(abbreviation)}
          <Icon name="arrow-out" size="text" />
        </NewTabLink>
      )}
      <DialogLink className="button" open={{ layanan: service }}>
        {texts.ajukan(abbreviation)}
        <Icon name="arrow-right" size="text" />
      </DialogLink>
    </div>
  );
}
