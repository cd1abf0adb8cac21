import { useSelector } from '@xstate/react';
import { formatAnswers } from '../../domain/finder/finder.ts';
import * as texts from '../../domain/finder/texts.ts';
import { dialogAddress } from '../../domain/navigation/address.ts';
import { applicationPath } from '../../domain/navigation/handoff.ts';
import { mainStep } from '../../domain/procedures/step-words.ts';
import * as stepTexts from '../../domain/procedures/texts.ts';
import { withParcel } from '../../domain/shared/carried-parcel.ts';
import { chatAddress } from '../../domain/shared/message.ts';
import { factLines } from '../../domain/shared/parcel/parcel-facts.ts';
import type { SpatialServiceId } from '../../domain/shared/spatial-services.ts';
import * as sharedTexts from '../../domain/shared/texts.ts';
import { useDependencies } from '../dependencies.tsx';
import { FormLink } from '../shared/form-link.tsx';
import { Icon } from '../shared/icon.tsx';
import { useParcel } from '../shared/parcel-strip.tsx';
import { useShown } from '../shared/use-shown.ts';
import { STEPS_ID } from './steps-id.ts';
import { useProcedure } from './use-procedure.ts';

/**
 * The ways on from the end: print, share, the form, the application, or the office; above them the way down to the steps.
 * @param name what is shared
 * @param service the service to apply for; absent where the procedure has none
 */
export function FinderFoot({ name, service }: { name: string; service?: SpatialServiceId | undefined }) {
  const { config } = useDependencies();
  const finder = useShown('finder');
  const answers = useSelector(finder, ({ context }) => context.answers);
  const id = useSelector(finder, ({ context }) => context.procedure);
  const copied = useSelector(finder, (snapshot) => snapshot.matches({ open: { sharing: 'copied' } }));
  const failed = useSelector(finder, (snapshot) => snapshot.matches({ open: { sharing: 'failed' } }));
  const found = useProcedure();
  const parcel = useParcel();
  const own = service ?? (found && mainStep(found.steps)?.service);
  const facts = own && config.services[own];
  const address = withParcel(dialogAddress({ mulai: id ?? formatAnswers(answers) }), parcel?.id);
  const said = copied ? texts.addressCopied : failed ? sharedTexts.addressNotCopied : '';
  return (
    <div className="finder-end">
      {found && id === undefined && (
        <a className="finder-end__down" href={`#${STEPS_ID}`} onClick={showSteps}>
          <span>
            <span>{stepTexts.seeSteps(stepTexts.numberWord(found.steps.length).toLowerCase())}</span>
            <span className="finder-end__list"> {stepTexts.seeStepsTicks}</span>
          </span>
          <Icon name="arrow-down" size="text" />
        </a>
      )}
      <p className="finder-end__said" role="status">
        {said}
      </p>
      <div className="finder-end__ways">
        <button type="button" className="finder-end__way" onClick={() => window.print()}>
          <Icon name="printer" size="text" />
          <span>
            {sharedTexts.print}
            <span className="finder-end__pdf">{texts.printPdf}</span>
          </span>
        </button>
        <button
          type="button"
          className="finder-end__way"
          onClick={() =>
            finder.send({
              type: 'share.requested',
              page: { title: name, url: `${config.origin}${address}` },
            })
          }
        >
          <Icon name="share" size="text" />
          {sharedTexts.share}
        </button>
        {facts?.form === undefined ? null : (
          <FormLink className="finder-end__way" form={facts.form}>
            <Icon name="download" size="text" />
            <span>
              <span>{sharedTexts.formShort}</span>
              <span className="finder__word">{` ${facts.abbreviation}`}</span>
            </span>
          </FormLink>
        )}
        {own && facts ? (
          <a className="button" href={withParcel(applicationPath(own), parcel?.id)}>
            <span>{texts.apply(facts.abbreviation)}</span>
            <Icon name="arrow-right" size="text" />
          </a>
        ) : (
          <a
            className="button"
            href={chatAddress(
              config.contact.hotline.href,
              [stepTexts.askAbout(name), ...factLines(parcel)].join('\n'),
            )}
            rel="noopener noreferrer"
          >
            {sharedTexts.askOfficer}
          </a>
        )}
      </div>
    </div>
  );
}

function showSteps(event: { preventDefault: () => void }) {
  event.preventDefault();
  const steps = document.getElementById(STEPS_ID);
  steps?.scrollIntoView({ block: 'start' });
  steps?.focus({ preventScroll: true });
}
