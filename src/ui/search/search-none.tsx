import type { ReactNode } from 'react';
import type { SearchFound, SearchTarget } from '../../domain/search/search-entry.ts';
import { foundPieces, questionText } from '../../domain/search/search-summary.ts';
import * as texts from '../../domain/search/texts.ts';
import { hasTheFour, listedServices } from '../../domain/services/offered.ts';
import { channelName, chatAddress, isWhatsApp } from '../../domain/shared/message.ts';
import * as sharedTexts from '../../domain/shared/texts.ts';
import { useDependencies } from '../dependencies.tsx';
import { Icon, type IconName } from '../shared/icon.tsx';
import { useShown } from '../shared/use-shown.ts';
import { TargetLink } from './target-link.tsx';

/** What was looked for, what is missing of the site, and the card that leads; with a card something was found. */
export interface SearchNoneProps {
  readonly found: SearchFound;
  readonly notice: ReactNode;
  readonly lead: ReactNode;
}

/** Nothing but perhaps a card was found: words that exist, and where to go on (spec §2 Search). */
export function SearchNone({ found, notice, lead }: SearchNoneProps) {
  const { config } = useDependencies();
  const [strong, plain] = foundPieces(found, 'all');
  const { href, label } = config.contact.hotline;
  const question = questionText(found.words);
  const isWhole = hasTheFour(config);
  const name = lead ? texts.resultsLabel : texts.noResults;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key
    <section className="search-page" tabIndex={0} aria-label={name}>
      {!lead && (
        <p className="search-said">
          <strong>{strong?.text}</strong>
          <span>{plain?.text}</span>
        </p>
      )}
      {notice}
      {lead ?? <NothingFound nearest={found.nearest} />}
      <h3 className="search-page__title">{sharedTexts.nextStep}</h3>
      <ul className="search-steps">
        <Step
          icon="chat"
          title={texts.askVia(channelName(href))}
          text={isWhatsApp(href) ? texts.askMessageFilledIn(question) : label}
          target={{ kind: 'tab', href: chatAddress(href, question) }}
        />
        <Step
          icon="layers"
          title={isWhole ? texts.fourServices : texts.allServices}
          text={
            isWhole
              ? texts.fourServicesText
              : listedServices(config)
                  .map(({ facts }) => facts.abbreviation)
                  .join(', ')
          }
          target={{ kind: 'dialog', open: { layanan: 'utama' } }}
        />
        <Step
          icon="list"
          title={sharedTexts.notSureWhich}
          text={sharedTexts.answerFourQuestions}
          target={{ kind: 'dialog', open: { mulai: '' } }}
        />
      </ul>
    </section>
  );
}

function NothingFound({ nearest }: Pick<SearchFound, 'nearest'>) {
  const search = useShown('search');
  return (
    <div className="search-none">
      <NoneDrawing />
      <div className="search-none__words">
        <h3 className="search-none__title">{texts.emptyTitle}</h3>
        <p>{texts.emptyText}</p>
        {nearest.length > 0 && (
          <p className="search-none__nearest">
            <span>{texts.nearestWords}</span>{' '}
            {nearest.map((word) => (
              <button
                key={word}
                type="button"
                onClick={() => search.send({ type: 'words.changed', words: word })}
              >
                {word}
              </button>
            ))}
          </p>
        )}
      </div>
    </div>
  );
}

function Step(props: { icon: IconName; title: string; text: string; target: SearchTarget }) {
  const { icon, title, text, target } = props;
  return (
    <li>
      <TargetLink className="search-row" target={target}>
        <span className="search-row__mark">
          <Icon name={icon} />
        </span>
        <span className="search-row__words">
          <span className="search-row__title">{title}</span> <span className="search-row__line">{text}</span>
        </span>
        <Icon name={target.kind === 'tab' ? 'arrow-out' : 'arrow-right'} />
      </TargetLink>
    </li>
  );
}

/** A sheet of plots under a glass. */
function NoneDrawing() {
  return (
    <svg className="search-none__art" viewBox="0 0 280 230" aria-hidden="true">
      <path className="search-none__hills" d="M0 170 88 104l56 46 60-52 76 60v72H0z" />
      <path className="search-none__sheet" d="M60 60h108l26 26v104H60z" />
      <path className="search-none__fold" d="M168 60v26h26z" />
      <path className="search-none__lines" d="M112 60v130M60 112h134M112 150h40" />
      <circle className="search-none__glass" cx="176" cy="146" r="34" />
      <path className="search-none__handle" d="m202 172 26 26" />
    </svg>
  );
}
