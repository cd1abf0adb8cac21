import { useSelector } from '@xstate/react';
import { mapOfParcel, PURPOSE_PARAMETER, withoutParcel } from '../../domain/shared/carried-parcel.ts';
import { parcelPlace } from '../../domain/shared/parcel/parcel-facts.ts';
import * as texts from '../../domain/shared/parcel/texts.ts';
import { readPurpose } from '../../domain/shared/purpose.ts';
import { readSearch } from '../../domain/shared/search-parameters.ts';
import * as sharedTexts from '../../domain/shared/texts.ts';
import { unbroken } from '../../domain/shared/unbroken.ts';
import { useDependencies } from '../dependencies.tsx';
import { Icon } from './icon.tsx';
import './parcel-strip.scss';

const FORM_WORDS = {
  filling: texts.formFilling,
  filled: texts.formFilled,
  blank: texts.formWithoutFields,
  failed: texts.formFailed,
} as const;

/** What is known of the parcel that the address carries; undefined without one, or until it is known. */
export function useParcel() {
  return useSelector(useDependencies().site.parcel, ({ context }) => context.facts);
}

/** Whether the parcel that the address carries is still loading. */
export const useParcelIsAwaited = () =>
  useSelector(useDependencies().site.parcel, ({ value }) => value.carried === 'loading');

/** What is begun on the page, which the map leads back to; undefined where nothing is. */
export const useStarted = () => useSelector(useDependencies().site.dialogs, ({ context }) => context.mulai);

/**
 * The parcel that goes along: its zone, number and place, another one, none (spec §2 The parcel goes along).
 * @param invites whether it offers to choose one where there is none
 */
export function ParcelStrip({ invites = false }: { invites?: boolean }) {
  const { site, address } = useDependencies();
  const state = useSelector(site.parcel, ({ value }) => value.carried);
  const form = useSelector(site.parcel, ({ value }) => value.form);
  const id = useSelector(site.parcel, ({ context }) => context.id);
  const facts = useParcel();
  const activity = useSelector(site.parcel, ({ context }) => context.activity);
  const started = useStarted();
  const purpose = readPurpose(readSearch(address.current().search)[PURPOSE_PARAMETER]);
  if (id === undefined) return invites ? <NoParcel /> : null;
  return (
    <section className="parcel-strip parcel-strip--carried" aria-label={texts.parcelLabel}>
      <span className="parcel-strip__zone" translate="no">
        {facts?.zone || <Icon name="pin" size="text" />}
      </span>
      <p className="parcel-strip__words" role={state === 'failed' ? 'alert' : 'status'}>
        {facts && (
          <>
            <strong translate="no">{sharedTexts.parcelName(facts.id)}</strong>{' '}
            {form === 'idle' && <span translate="no">{unbroken(parcelPlace(facts))}</span>}
            {facts.former && <span>{` ${facts.former}`}</span>}
          </>
        )}
        {form !== 'idle' && <span>{FORM_WORDS[form]}</span>}
        {state === 'loading' && <span>{texts.parcelLoading(id)}</span>}
        {state === 'missing' && <span>{sharedTexts.parcelNotFound(id)}</span>}
        {state === 'failed' && <span>{texts.parcelFailed(id)}</span>}
      </p>
      <span className="parcel-strip__ways">
        {state === 'failed' ? (
          <button type="button" onClick={() => site.parcel.send({ type: 'parcel.retried' })}>
            {sharedTexts.tryAgain}
          </button>
        ) : (
          <a
            href={mapOfParcel(facts?.id, { started, activity, purpose })}
            aria-label={sharedTexts.changeParcel}
          >
            {sharedTexts.change}
          </a>
        )}
        <LetGo />
      </span>
    </section>
  );
}

function LetGo() {
  const { address, page } = useDependencies();
  const drop = () => page.send({ type: 'query.replaced', search: withoutParcel(address.current().search) });
  return (
    <button type="button" onClick={drop} aria-label={sharedTexts.releaseParcel}>
      {sharedTexts.release}
    </button>
  );
}

function NoParcel() {
  const started = useStarted();
  return (
    <div className="parcel-strip">
      <span className="parcel-strip__zone">
        <Icon name="pin" size="text" />
      </span>
      <p className="parcel-strip__words">
        <strong>{texts.noParcelTitle}</strong> <span>{texts.noParcelText}</span>
      </p>
      <span className="parcel-strip__ways">
        <a href={mapOfParcel(undefined, { started })} aria-label={texts.chooseParcelLabel}>
          {texts.choose}
        </a>
      </span>
    </div>
  );
}
