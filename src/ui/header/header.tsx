import type { ReactNode } from 'react';
import * as texts from '../../domain/header/texts.ts';
import { isLongName } from '../../domain/shared/long-name.ts';
import * as sharedTexts from '../../domain/shared/texts.ts';
import { useDependencies } from '../dependencies.tsx';
import { CentreMark, OfficeMark } from '../shared/marks.tsx';
import { OfficeName } from '../shared/office-name.tsx';
import './header.scss';

/** Logos, names and tagline; the way to the search, the language switch, Login and Register (spec §2 Header). */
export function Header({ search }: { search: ReactNode }) {
  const { office, centre } = useDependencies().config;
  return (
    <header className={isLongName(office.nameLines) ? 'header header--long' : 'header'}>
      <div className="wrap header__row">
        <a className="header__names" href="/home">
          <OfficeMark of={office} />
          <span className="header__office">
            <OfficeName office={office} />
          </span>
          <CentreMark of={centre} />
          <span className="header__centre">
            <span className="header__centre-name" translate="no">
              {centre.abbreviation}
            </span>
            <span className="header__tagline">{centre.tagline}</span>
          </span>
        </a>
        <div className="header__actions">
          {search}
          <LanguageSwitch />
          <a className="button button--outline" href="/admin/login">
            {sharedTexts.login}
          </a>
          <a className="button" href="/register">
            {sharedTexts.register}
          </a>
        </div>
      </div>
    </header>
  );
}

/** 'In' is shown selected; neither choice changes anything, and screen readers announce that (spec §2 Header). */
function LanguageSwitch() {
  return (
    <fieldset className="language needs-application">
      <legend className="visually-hidden">{texts.languageLabel}</legend>
      <button type="button" className="language__choice" aria-pressed="true" title={texts.indonesianLabel}>
        {texts.indonesian}
      </button>
      <button type="button" className="language__choice" aria-pressed="false" title={texts.englishLabel}>
        {texts.english}
      </button>
    </fieldset>
  );
}
