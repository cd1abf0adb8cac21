import { useSelector } from '@xstate/react';
import * as texts from '../../domain/map/texts.ts';
import * as sharedTexts from '../../domain/shared/texts.ts';
import { type ICON_PATHS, Icon } from '../shared/icon.tsx';
import { useMap } from './map-dependencies.tsx';
import './map-strip.scss';

/** The tools of the map: measure, compare, share, print (spec §2 Map page). */
export function MapStrip() {
  const { site } = useMap();
  const state = useSelector(site.canvas, ({ value }) => value);
  const isMeasuring = useSelector(site.measure, (snapshot) => snapshot.matches('on'));
  const isComparing = useSelector(site.compare, (snapshot) => snapshot.matches('on'));
  if (state === 'undrawable' || state === 'lost') return null;
  const share = () =>
    site.place.send({ type: 'share.requested', page: { title: document.title, url: location.href } });
  return (
    <section className="map-strip needs-application" aria-label={texts.toolsLabel}>
      <Tool icon="ruler" pressed={isMeasuring} onClick={() => site.measure.send({ type: 'measure.toggled' })}>
        {texts.measure}
      </Tool>
      <Tool
        icon="panels"
        pressed={isComparing}
        onClick={() => site.compare.send({ type: 'compare.toggled' })}
      >
        {texts.compare}
      </Tool>
      <Tool icon="share" onClick={share}>
        {sharedTexts.share}
      </Tool>
      <Tool icon="printer" onClick={() => site.print.send({ type: 'print.asked' })}>
        {sharedTexts.print}
      </Tool>
    </section>
  );
}

function Tool(props: {
  icon: keyof typeof ICON_PATHS;
  children: string;
  pressed?: boolean;
  onClick: () => void;
}) {
  const { icon, children, pressed, onClick } = props;
  return (
    <button type="button" className="map-strip__tool" aria-pressed={pressed} onClick={onClick}>
      <Icon name={icon} size="text" /> <span>{children}</span>
    </button>
  );
}
