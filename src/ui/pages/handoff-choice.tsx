import { useEffect, useState } from 'react';
import { applicationHelp } from '../../domain/services/application-steps.ts';
import { type Choice, chosenIn } from '../../domain/services/choices.ts';
import { pointWords } from '../../domain/shared/carried-point.ts';
import { homeTitle } from '../../domain/shared/page-title.ts';
import { useDependencies } from '../dependencies.tsx';
import { PageFeedback } from '../shared/page-feedback.tsx';
import { ParcelList } from '../shared/parcel-list.tsx';
import { ParcelStrip, useParcel } from '../shared/parcel-strip.tsx';
import { PointStrip, usePoint } from '../shared/point-strip.tsx';
import { HandoffMessages, HandoffNotice, HandoffSteps } from './handoff-help.tsx';
import { HomeLink } from './panel-page.tsx';
import './handoff-choice.scss';

type Subject = Pick<Choice, 'name' | 'subject'>;

/** What a hand-over page is about. */
export interface HandoffChoicesProps {
  readonly own: Subject;
  readonly choices: readonly Choice[];
  readonly path: string;
}

/**
 * What a hand-over page says, or of those that can be chosen for it the one that its address chooses (spec §2 Hand-over pages).
 * The served page holds them all, and its styles show the one: so it stands before the page answers, which leaves that alone.
 */
export function HandoffChoices({ own, choices, path }: HandoffChoicesProps) {
  const { address, config } = useDependencies();
  const [answers, setAnswers] = useState(false);
  const choice = answers ? chosenIn(address.current().search, choices) : undefined;
  const title = choice && `${choice.name} | ${homeTitle(config)}`;
  useEffect(() => {
    setAnswers(true);
    if (title) document.title = title;
  }, [title]);
  const shown = choice ?? own;
  return (
    <>
      {answers ? (
        <Handoff key={shown.name} {...shown} />
      ) : (
        <>
          <div className="handoff-choice" data-choice="">
            <Handoff {...own} />
          </div>
          {choices.map(({ parameter, value, ...one }) => (
            <div
              className="handoff-choice"
              data-choice={`${parameter}=${value}`}
              key={`${parameter}=${value}`}
            >
              <Handoff {...one} />
            </div>
          ))}
        </>
      )}
      <HomeLink />
      <PageFeedback title={shown.name} path={choice ? `${path}?${choice.parameter}=${choice.value}` : path} />
    </>
  );
}

function Handoff({ name, subject }: Subject) {
  const { config } = useDependencies();
  const point = usePoint();
  const help = applicationHelp(subject, config, useParcel(), point && pointWords(point, config.origin));
  return (
    <>
      <h1 className="handoff__service">{name}</h1>
      <HandoffNotice {...help} />
      <ParcelStrip />
      <PointStrip />
      <ParcelList />
      {subject === 'any' && <HandoffMessages />}
      <HandoffSteps {...help} />
    </>
  );
}
