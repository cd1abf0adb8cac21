import { useSelector } from '@xstate/react';
import { memo } from 'react';
import { NO_SUCH_PARCEL } from '../../application/map-page/place-machine.ts';
import type { Errand } from '../../domain/map/errand.ts';
import * as placeTexts from '../../domain/map/place-texts.ts';
import * as sharedTexts from '../../domain/shared/texts.ts';
import { Icon } from '../shared/icon.tsx';
import { useMedia } from '../shared/use-media.ts';
import { useMap } from './map-dependencies.tsx';
import { PlaceCardView } from './place-card-view.tsx';
import { useErrand } from './use-errand.ts';
import { usePlaceCard } from './use-place-card.ts';
import './place-tab.scss';

// A card stands as it is while the next place is read.
const Card = memo(PlaceCardView);

/** The card of the chosen place, or how to choose one (spec §2 Map page). */
export function PlaceTab() {
  const { site } = useMap();
  const state = useSelector(site.place, ({ value }) => value.card);
  const asked = useSelector(site.place, ({ context }) => context.asked);
  const card = usePlaceCard();
  const error = useSelector(site.place, ({ context }) => context.error);
  const errand = useErrand();
  const isTouch = useMedia('(pointer: coarse)');
  const close = () => {
    site.place.send({ type: 'place.closed' });
    // The button goes with its card.
    document.getElementById('map-panel-body')?.focus();
  };
  if (state === 'failed' && error === NO_SUCH_PARCEL) {
    return (
      <p className="place-tab__note" role="alert">
        <strong>{asked?.kind === 'parcel' ? sharedTexts.parcelNotFound(asked.id) : error}</strong>{' '}
        <span>{placeTexts.checkNumber}</span>
      </p>
    );
  }
  if (state === 'failed') {
    return (
      <div className="place-tab__note" role="alert">
        <p>
          <strong>{placeTexts.failed}</strong> <span>{error}</span>
        </p>
        <button type="button" className="button" onClick={() => site.place.send({ type: 'place.retried' })}>
          <span>{sharedTexts.tryAgain}</span> <Icon name="refresh" size="text" />
        </button>
      </div>
    );
  }
  if (card === undefined || state === 'closed') {
    return (
      <p className="place-tab__note" role="status">
        {state === 'loading' ? placeTexts.loading : howToChoose(errand, isTouch)}
      </p>
    );
  }
  return (
    <div className="place-tab" aria-busy={state === 'loading'}>
      <button
        type="button"
        className="place-tab__close"
        aria-label={placeTexts.closeCardLabel}
        onClick={close}
      >
        <Icon name="close" size="text" />
      </button>
      <Card card={card} />
    </div>
  );
}

const howToChoose = (errand: Errand | undefined, isTouch: boolean): string => {
  if (errand?.takesAny) return isTouch ? placeTexts.chooseAnyPlaceTouchHint : placeTexts.chooseAnyPlaceHint;
  if (errand) return isTouch ? placeTexts.chooseParcelTouchHint : placeTexts.chooseParcelHint;
  return isTouch ? placeTexts.choosePlaceTouchHint : placeTexts.choosePlaceHint;
};
