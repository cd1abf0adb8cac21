import { useSelector } from '@xstate/react';
import * as texts from '../../domain/map/texts.ts';
import { Icon } from '../shared/icon.tsx';
import { useCatalogue, useMap } from './map-dependencies.tsx';
import './compare.scss';

const SIDES = [
  { side: 'left', label: texts.leftSide },
  { side: 'right', label: texts.rightSide },
] as const;

/** 'Bandingkan dua lapisan': which two, and where the line between them stands (spec §2 Map page). */
export function CompareTab() {
  const { site } = useMap();
  const context = useSelector(site.compare, (snapshot) => snapshot.context);
  const groups = useCatalogue();
  return (
    <div className="compare">
      <h2>{texts.compareTitle}</h2>
      <p>{texts.compareHint}</p>
      {SIDES.map(({ side, label }) => (
        <label key={side}>
          <span>{label}</span>
          <select
            value={context[side]}
            onChange={(event) => site.compare.send({ type: 'side.chosen', side, id: event.target.value })}
          >
            {groups.map((group) => (
              <optgroup key={group.id} label={group.name}>
                {group.layers.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </label>
      ))}
      <label>
        {texts.linePosition} <output>{`${context.at}%`}</output>
        <input
          type="range"
          min={5}
          max={95}
          step={5}
          value={context.at}
          onChange={(event) => site.compare.send({ type: 'line.moved', at: event.target.valueAsNumber })}
        />
      </label>
      <button
        type="button"
        className="button button--outline"
        onClick={() => site.compare.send({ type: 'compare.closed' })}
      >
        <Icon name="close" size="text" /> {texts.compareDone}
      </button>
    </div>
  );
}
