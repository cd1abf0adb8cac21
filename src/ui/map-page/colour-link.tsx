import { useSelector } from '@xstate/react';
import * as placeTexts from '../../domain/map/place-texts.ts';
import { useMap } from './map-dependencies.tsx';
import './colour-link.scss';

/** Shades the zones of the map by an activity, or no longer (spec §2 Map page). */
export function ColourLink({ id }: { id: string }) {
  const { activity, panel } = useMap().site;
  const isShown = useSelector(activity, ({ context }) => context.chosen === id);
  const toggle = () => {
    activity.send({ type: 'colour.toggled', id });
    // On a phone the sheet at its highest hides the map.
    if (!isShown && panel.getSnapshot().context.sheet === 'full') {
      panel.send({ type: 'sheet.sized', size: 'half' });
    }
  };
  return (
    <button type="button" className="colour-link" aria-pressed={isShown} onClick={toggle}>
      {placeTexts.colourByActivity}
    </button>
  );
}
