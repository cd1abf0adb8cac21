import * as finderTexts from '../../domain/finder/texts.ts';
import { applicationPath } from '../../domain/navigation/handoff.ts';
import type { Step } from '../../domain/procedures/procedure.ts';
import * as texts from '../../domain/procedures/texts.ts';
import { mapOfParcel, withParcel } from '../../domain/shared/carried-parcel.ts';
import * as sharedTexts from '../../domain/shared/texts.ts';
import { useDependencies } from '../dependencies.tsx';
import { FormLink } from '../shared/form-link.tsx';
import { Icon } from '../shared/icon.tsx';
import { NewTabLink } from '../shared/new-tab-link.tsx';
import { useParcel, useStarted } from '../shared/parcel-strip.tsx';

/** Where a step is done: its application and its form, or a page here, or a national site (spec §2 Steps). */
export function StepWays({ step: { service, form, link } }: { step: Step }) {
  const { services } = useDependencies().config;
  const facts = service && services[service];
  const parcel = useParcel()?.id;
  const started = useStarted();
  if (service === undefined && link === undefined) return null;
  const isOutside = link !== undefined && /^https?:/.test(link.href);
  return (
    <>
      <p className="step__ways">
        {service && facts && (
          <a className="button" href={withParcel(applicationPath(service), parcel)}>
            <span>{finderTexts.apply(facts.abbreviation)}</span>
            <Icon name="arrow-right" size="text" />
          </a>
        )}
        {facts && form !== undefined && (
          <FormLink className="button button--outline" form={form}>
            <Icon name="download" size="text" />
            <span>{sharedTexts.form(facts.abbreviation)}</span>
          </FormLink>
        )}
        {link && isOutside && (
          <NewTabLink className="button button--outline" href={link.href}>
            <span>{link.label}</span>
            <Icon name="arrow-out" size="text" />
          </NewTabLink>
        )}
        {link && !isOutside && (
          <a
            className="button button--outline"
            href={
              link.href === mapOfParcel() ? mapOfParcel(parcel, { started }) : withParcel(link.href, parcel)
            }
          >
            <span>{link.label}</span>
            <Icon name="arrow-right" size="text" />
          </a>
        )}
      </p>
      {isOutside && <p className="step__note">{texts.outsideNote}</p>}
    </>
  );
}
