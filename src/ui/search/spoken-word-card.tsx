import { procedures } from 'virtual:city-steps';
import { words } from 'virtual:city-words';
import { procedureOf, stepsOf } from '../../domain/procedures/procedure.ts';
import { parcelCardFor, spokenWordFor } from '../../domain/search/spoken-words.ts';
import * as texts from '../../domain/search/texts.ts';
import { DialogLink } from '../shared/dialog-link.tsx';
import { Icon } from '../shared/icon.tsx';
import { NewTabLink } from '../shared/new-tab-link.tsx';
import { StepRow } from '../shared/step-row.tsx';
import './spoken-word-card.scss';

/** What an old or everyday word is called now, or where a parcel is answered, before all results (spec §2 Search). */
export function SpokenWordCard({ typed }: { typed: string }) {
  const spoken = spokenWordFor(words, typed);
  const word = spoken ?? parcelCardFor(typed);
  if (word === undefined) return null;
  const { title, text, procedure: id, steps: shown = [], links = [] } = word;
  const procedure = procedureOf(procedures, id);
  const steps = procedure ? stepsOf(procedures, { steps: shown }) : [];
  return (
    <section className="spoken-word" aria-label={spoken ? texts.kataLamaDan : title}>
      <h3 className="spoken-word__title">{title}</h3>
      <p>{text}</p>
      {steps.length > 0 && (
        <ol className="spoken-word__steps">
          {steps.map((step, index) => (
            <StepRow key={step.id} step={step} number={index + 1} />
          ))}
        </ol>
      )}
      <div className="spoken-word__ways">
        {links.map(({ label, href }) =>
          href.startsWith('/') ? (
            <a key={href} className="button" href={href}>
              {label}
              <Icon name="arrow-right" size="text" />
            </a>
          ) : (
            <NewTabLink key={href} className="button button--outline" href={href}>
              {label}
              <Icon name="arrow-out" size="text" />
            </NewTabLink>
          ),
        )}
        {procedure && (
          <DialogLink
            className={links.length > 0 ? 'button button--outline' : 'button'}
            open={{ mulai: procedure.id }}
          >
            {texts.lihatSemuaLangkah}
            <Icon name="arrow-right" size="text" />
          </DialogLink>
        )}
      </div>
    </section>
  );
}
