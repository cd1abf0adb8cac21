import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { findService } from '../../domain/finder/finder.ts';
import * as texts from '../../domain/finder/texts.ts';
import { offeredServices } from '../../domain/services/offered.ts';
import {
  ASK_THE_OFFICE,
  durationText,
  feeText,
  type ServiceFacts,
} from '../../domain/services/service-table.ts';
import * as sharedTexts from '../../domain/shared/texts.ts';
import { useDependencies } from '../dependencies.tsx';
import { DialogLink } from '../shared/dialog-link.tsx';
import { Explained } from '../shared/explained.tsx';
import { useShown } from '../shared/use-shown.ts';
import { StepsBrief } from './steps-brief.tsx';
import { Thing } from './thing.tsx';

/** The service that the answers lead to, and why. */
export function useFinding() {
  const { config } = useDependencies();
  const finder = useShown('finder');
  const answers = useSelector(finder, ({ context }) => context.answers);
  const { service, because } = findService(answers);
  const found = offeredServices(config.services).find(({ card }) => card.id === service);
  // Of what the office does not give it knows who does.
  if (found === undefined) return { answers, name: ASK_THE_OFFICE, because: texts.becauseNotOffered };
  return { answers, because, service, name: found.card.name, facts: found.facts };
}

/** What the answers lead to: name, the steps in brief, time, cost, result, documents (spec §2 Service finder). */
export function FinderResult() {
  const { because, name, facts } = useFinding();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="finder-result">
      <p className="finder-result__kicker">{sharedTexts.whatYouNeed}</p>
      <h3 className="finder-result__name" ref={heading} tabIndex={-1}>
        {name}
      </h3>
      <p>{because}</p>
      <StepsBrief />
      {facts && <Facts {...facts} />}
    </div>
  );
}

/** What the service takes, costs and gives, and what it needs. */
function Facts(facts: ServiceFacts) {
  const { abbreviation, documents, result, guidePage } = facts;
  return (
    <>
      <dl className="finder-result__facts">
        <div>
          <dt>{sharedTexts.time}</dt>
          <dd>
            <span>{durationText(facts)}</span>
            {facts.days !== undefined && <span>{texts.timeNote}</span>}
          </dd>
        </div>
        <div>
          <dt>{sharedTexts.fee}</dt>
          <dd>
            <span>{feeText(facts)}</span>
            <span>{texts.feeNote}</span>
          </dd>
        </div>
        <div className="finder-result__wide">
          <dt>{sharedTexts.result}</dt>
          <dd>
            <span>{result.name}</span>
            <span>
              <Explained text={result.note} />
            </span>
          </dd>
        </div>
      </dl>
      <h4 className="finder-result__title">{sharedTexts.documentsToPrepare}</h4>
      <ul className="finder-result__documents">
        {documents.map((document) => (
          <li key={document.name}>
            <Thing {...document} />
          </li>
        ))}
      </ul>
      {guidePage !== undefined && (
        <p className="finder-result__guide">
          <DialogLink open={{ panduan: guidePage }}>
            {sharedTexts.guidePage({ abbreviation, page: guidePage })}
          </DialogLink>
        </p>
      )}
    </>
  );
}
