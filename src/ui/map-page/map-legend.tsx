import { useSelector } from '@xstate/react';
import { useState } from 'react';
import * as texts from '../../domain/map/texts.ts';
import { Icon } from '../shared/icon.tsx';
import { LegendRows, UseRows } from './legend-rows.tsx';
import { useMap } from './map-dependencies.tsx';
import { useLegend } from './use-legend.ts';
import './map-legend.scss';

/** The legend of what is on the map (spec §2 Map page): zones by group, layers by their rows; it folds. */
export function MapLegend({ open }: { open: boolean }) {
  const { site } = useMap();
  const [isUnfolded, setUnfolded] = useState(open);
  const isMeasuring = useSelector(site.measure, (snapshot) => snapshot.matches('on'));
  const legend = useLegend();
  // What is measured has the room.
  const isOpen = isUnfolded && !isMeasuring;
  if (!legend) return null;
  return (
    <section className="legend" aria-label={texts.legendLabel}>
      <button
        type="button"
        className="legend__head"
        aria-expanded={isOpen}
        onClick={() => setUnfolded(!isOpen)}
      >
        <span>{legend.title}</span> <Icon name={isOpen ? 'chevron-down' : 'chevron-up'} size="text" />
      </button>
      {isOpen && (legend.activity ? <UseRows /> : <LegendRows layers={legend.layers} />)}
    </section>
  );
}
