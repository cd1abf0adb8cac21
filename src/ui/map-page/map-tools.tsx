import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { measuredText } from '../../domain/map/measure.ts';
import * as texts from '../../domain/map/texts.ts';
import * as sharedTexts from '../../domain/shared/texts.ts';
import { Icon } from '../shared/icon.tsx';
import { useMap } from './map-dependencies.tsx';
import './map-tools.scss';

/** What lies over the map: zoom, the visitor's own place, what is measured (spec §2 Map page). */
export function MapTools() {
  const { site, send } = useMap();
  const isMeasuring = useSelector(site.measure, (snapshot) => snapshot.matches('on'));
  const here = useSelector(site.here, (snapshot) => snapshot);
  const sharing = useSelector(site.place, ({ value }) => value.sharing);
  const zoom = (by: number) => {
    const { view } = site.canvas.getSnapshot().context;
    send({ type: 'view.asked', to: { centre: view.centre, zoom: view.zoom + by } });
  };
  return (
    <div className={isMeasuring ? 'map-tools map-tools--measuring' : 'map-tools'}>
      <div className="map-tools__side">
        <button
          type="button"
          className="map-tools__here"
          disabled={here.value === 'finding'}
          onClick={() => site.here.send({ type: 'here.asked' })}
        >
          <Icon name="compass" size="text" />
          <span>{here.value === 'finding' ? sharedTexts.searching : texts.ownPosition}</span>
        </button>
        <div className="map-tools__zoom">
          <button type="button" aria-label={texts.zoomInLabel} onClick={() => zoom(1)}>
            <Stroke path="M12 5v14M5 12h14" />
          </button>
          <button type="button" aria-label={texts.zoomOutLabel} onClick={() => zoom(-1)}>
            <Stroke path="M5 12h14" />
          </button>
        </div>
      </div>
      <p className="map-tools__said" role="status">
        {here.value === 'refused' && <span>{here.context.error}</span>}
        {sharing === 'copied' && <span>{texts.mapAddressCopied}</span>}
        {sharing === 'failed' && <span>{texts.mapAddressNotShared}</span>}
      </p>
      {isMeasuring && <MeasureBox />}
    </div>
  );
}

// Drawn, since a letter would count as the button's words.
function Stroke({ path }: { path: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

/** The measured value; points are set by clicks or in the middle of the map. */
function MeasureBox() {
  const { measure, canvas } = useMap().site;
  const { kind, points } = useSelector(measure, ({ context }) => context);
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) measure.send({ type: 'measure.closed' });
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [measure]);
  const add = () => measure.send({ type: 'point.set', at: canvas.getSnapshot().context.view.centre });
  return (
    <section className="measure" aria-label={texts.measuringLabel}>
      <fieldset>
        <legend>{texts.measureKindLabel}</legend>
        {(['length', 'area'] as const).map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="ukur"
              checked={kind === one}
              onChange={() => measure.send({ type: 'kind.chosen', kind: one })}
            />
            <span>{one === 'length' ? texts.measureLength : texts.measureArea}</span>
          </label>
        ))}
      </fieldset>
      <p role="status">
        <strong>{measuredText(kind, points)}</strong>{' '}
        <span>{points.length === 0 ? texts.firstPointHint : texts.pointCount(points.length)}</span>
      </p>
      <div className="measure__ways">
        <button type="button" className="measure__way" onClick={add}>
          {texts.pointInMiddle}
        </button>
        <button
          type="button"
          className="measure__way"
          disabled={points.length === 0}
          onClick={() => measure.send({ type: 'point.undone' })}
        >
          {texts.undoPoint}
        </button>
        <button
          type="button"
          className="measure__way"
          onClick={() => measure.send({ type: 'measure.closed' })}
        >
          {texts.measuringDone}
        </button>
      </div>
    </section>
  );
}
