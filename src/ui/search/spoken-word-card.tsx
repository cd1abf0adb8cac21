import { procedures } from 'virtual:city-steps';
import { useSelector } from '@xstate/react';
import { stepsOf } from '../../domain/procedures/procedure.ts';
import { NO_ROW } from '../../domain/search/found-rows.ts';
import * as texts from '../../domain/search/texts.ts';
import { DialogLink } from '../shared/dialog-link.tsx';
import { Icon } from '../shared/icon.tsx';
import { NewTabLink } from '../shared/new-tab-link.tsx';
import { StepRow } from '../shared/step-row.tsx';
import { useEnteredRow } from './entered-row.ts';
import { leadingCard } from './leading-card.ts';
import './spoken-word-card.scss';
import { useShown } from '../shared/use-shown.ts';

/**
 * What an old or everyday word is called now, or where a parcel is answered, before all results (spec §2 Search). Enter follows
 * its first way, as long as keys stand on no row.
 */
export function SpokenWordCard({ typed }: { typed: string }) {
  const search = useShown('search');
  const isNoRow = useSelector(search, ({ context }) => context.row === NO_ROW);
  const entered = useEnteredRow();
  const first = isNoRow ? entered : undefined;
  const card = leadingCard(typed);
  if (card === undefined) return null;
  const { word, procedure, isParcel, isAddress } = card;
  const { title, text, steps: shown = [], links = [] } = word;
  const steps = procedure ? stepsOf(procedures, { steps: shown }) : [];
  return (
    <section className="spoken-word" aria-label={isParcel || isAddress ? title : texts.spokenWordLabel}>
      <h3 className="spoken-word__title" translate={isParcel ? 'no' : undefined}>
        {title}
      </h3>
      <p>{text}</p>
      {steps.length > 0 && (
        <ol className="spoken-word__steps">
          {steps.map((step, index) => (
            <StepRow key={step.id} step={step} number={index + 1} />
          ))}
        </ol>
      )}
      <div className="spoken-word__ways">
        {links.map(({ label, href }, index) =>
          href.startsWith('/') ? (
            <a key={href} ref={index === 0 ? first : undefined} className="button" href={href}>
              <span>{label}</span>
              <Icon name="arrow-right" size="text" />
            </a>
          ) : (
            <NewTabLink
              key={href}
              ref={index === 0 ? first : undefined}
              className="button button--outline"
              href={href}
            >
              <span>{label}</span>
              <Icon name="arrow-out" size="text" />
            </NewTabLink>
          ),
        )}
        {procedure && (
          <DialogLink
            {...(links.length === 0 && first && { ref: first })}
            className={links.length > 0 ? 'button button--outline' : 'button'}
            open={{ mulai: procedure.id }}
          >
            {texts.allSteps}
            <Icon name="arrow-right" size="text" />
          </DialogLink>
        )}
      </div>
    </section>
  );
}
