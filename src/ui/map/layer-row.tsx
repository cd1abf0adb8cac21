import type { MouseEvent, ReactNode } from 'react';
import { layerAddress } from '../../domain/map/map-address.ts';
import type { MapLayer } from '../../domain/map/map-category.ts';
import { queryRanges } from '../../domain/shared/search-text.ts';
import * as sharedTexts from '../../domain/shared/texts.ts';
import { useDependencies } from '../dependencies.tsx';
import { Icon } from '../shared/icon.tsx';
import { Marked } from '../shared/marked.tsx';
import { isPlainClick } from '../shared/plain-click.ts';
import { MapGlyph } from './map-glyph.tsx';

const HUES = ['y', 'r', 'g', 'b'] as const;

/**
 * A layer with its 'Buka' (spec §2 Map dialog).
 * @param group the group that it is in, where that does not stand above it
 */
export function LayerRow(props: { layer: MapLayer; query: string; group?: string | undefined }) {
  const { layer, query, group } = props;
  return (
    <li className="map-layer">
      {layer.zoning ? <Zoning /> : <MapGlyph name={layer.name} />}
      <span className="map-layer__words">
        <span className="map-layer__name">
          <Marked text={layer.name} found={queryRanges(layer.name, query)} />
        </span>
        <span>
          {group && <span>{`${group} › `}</span>}
          <Marked text={layer.description} found={queryRanges(layer.description, query)} />
        </span>
      </span>
      <OpenLayer id={layer.id} className="button button--outline">
        <span>
          {sharedTexts.open}
          <span className="visually-hidden">{` ${layer.name}`}</span>
        </span>
        <Icon name="arrow-right" size="text" />
      </OpenLayer>
    </li>
  );
}

/** The land-use hues, which zoning alone has. */
function Zoning() {
  return (
    <span className="map-layer__zoning" aria-hidden="true">
      {HUES.map((hue) => (
        <span key={hue} className={`hue hue--${hue}`} />
      ))}
    </span>
  );
}

/**
 * 'Buka': goes to the map with that layer, in place of the dialog's entry in the history, so that Back does not open the
 * dialog again.
 */
export function OpenLayer({
  id,
  className,
  children,
}: {
  id: string;
  className: string;
  children: ReactNode;
}) {
  const { page } = useDependencies();
  const href = layerAddress(id);
  const go = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    page.send({ type: 'page.left', address: href });
  };
  return (
    <a className={className} href={href} onClick={go}>
      {children}
    </a>
  );
}
