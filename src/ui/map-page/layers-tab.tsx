import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { CatalogueLayer } from '../../domain/map/catalogue-layers.ts';
import type { StackedLayer } from '../../domain/map/layer-stack.ts';
import * as texts from '../../domain/map/texts.ts';
import { longDate } from '../../domain/shared/indonesian-date.ts';
import { MAP_DATA } from '../../domain/shared/map-data-address.ts';
import * as sharedTexts from '../../domain/shared/texts.ts';
import { Icon } from '../shared/icon.tsx';
import { LayerSwatch } from './layer-swatch.tsx';
import { LegendRows } from './legend-rows.tsx';
import { useCatalogue, useMap } from './map-dependencies.tsx';
import './layers-tab.scss';

/** The layers on the map in their order, and all that there are as a tree of checkboxes (spec §2 Map page). */
export function LayersTab() {
  const { site } = useMap();
  const { shown, expanded, failures } = useSelector(site.layers, ({ context }) => context);
  const groups = useCatalogue();
  const all = groups.flatMap(({ layers }) => layers);
  const list = useRef<HTMLOListElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const removed = useRef(-1);
  useEffect(() => {
    // The button that removed the layer is gone with it: the next layer's button gets the focus.
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-away]') ?? [];
    const next = buttons[Math.min(removed.current, shown.length - 1)] ?? title.current;
    if (removed.current >= 0 && document.activeElement === document.body) next?.focus();
    removed.current = -1;
  }, [shown]);
  return (
    <>
      <div className="layers__head">
        <h2 ref={title} tabIndex={-1}>
          {texts.shownLayersTitle}
        </h2>
        <p>{shown.length === 0 ? texts.noLayersShown : texts.shownLayerCount(shown.length)}</p>
      </div>
      <ol ref={list} className="layers__shown">
        {shown.map((layer, index) => {
          const known = all.find(({ id }) => id === layer.id);
          return (
            known && (
              <ShownLayer
                key={layer.id}
                layer={layer}
                known={known}
                failure={failures[layer.id]}
                isFirst={index === 0}
                isLast={index === shown.length - 1}
                onRemove={() => {
                  removed.current = index;
                  site.layers.send({ type: 'layer.toggled', id: layer.id });
                }}
              />
            )
          );
        })}
      </ol>
      <div className="layers__head">
        <h2>{texts.allLayersTitle}</h2>
        <p>{sharedTexts.layerCount(all.length)}</p>
      </div>
      <ul className="layers__groups">
        {groups.map(({ id, name, description, color, layers }) => {
          const isOpen = expanded.includes(id);
          const chosen = layers.filter((layer) => shown.some((one) => one.id === layer.id)).length;
          return (
            <li key={id}>
              <button
                type="button"
                className="layers__group"
                aria-expanded={isOpen}
                onClick={() => site.layers.send({ type: 'category.toggled', id })}
              >
                <span className={`layers__hue layers__hue--${color}`} aria-hidden="true" />
                <span className="layers__words">
                  <strong>{name}</strong>
                  <span>{description}</span>
                </span>
                <span>
                  {chosen > 0
                    ? sharedTexts.countOf({ number: chosen, count: layers.length })
                    : sharedTexts.layerCount(layers.length)}
                </span>
                <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size="text" />
              </button>
              {isOpen && (
                <ul className="layers__choices">
                  {layers.map((layer) => (
                    <li key={layer.id}>
                      <label className="layers__choice">
                        <input
                          type="checkbox"
                          checked={shown.some((one) => one.id === layer.id)}
                          onChange={() => site.layers.send({ type: 'layer.toggled', id: layer.id })}
                        />
                        <span>
                          <span>{layer.name}</span>
                          <small>{layer.description}</small>
                        </span>
                      </label>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ul>
      <a className="layers__data" href={MAP_DATA}>
        {texts.downloadMapData}
      </a>
    </>
  );
}

function ShownLayer(props: {
  layer: StackedLayer;
  known: CatalogueLayer;
  failure: string | undefined;
  isFirst: boolean;
  isLast: boolean;
  onRemove: () => void;
}) {
  const { layers } = useMap().site;
  const { layer, known, failure, isFirst, isLast, onRemove } = props;
  const { id, name } = known;
  const move = (by: -1 | 1) => layers.send({ type: 'layer.moved', id, by });
  return (
    <li className="layers__layer">
      <LayerSwatch config={known.config} />
      <span className="layers__name">{name}</span>
      <span className="layers__moves">
        <button
          type="button"
          aria-label={texts.moveLayerUpLabel(name)}
          aria-disabled={isFirst}
          onClick={() => move(-1)}
        >
          <Icon name="chevron-up" size="text" />
        </button>
        <button
          type="button"
          aria-label={texts.moveLayerDownLabel(name)}
          aria-disabled={isLast}
          onClick={() => move(1)}
        >
          <Icon name="chevron-down" size="text" />
        </button>
        <button type="button" data-away aria-label={texts.removeLayerLabel(name)} onClick={onRemove}>
          <Icon name="close" size="text" />
        </button>
      </span>
      <label className="layers__opacity">
        {texts.opacity}
        <span className="visually-hidden">{` ${name}`}</span>
        <input
          type="range"
          min={10}
          max={100}
          step={2}
          value={layer.opacity}
          onChange={(event) => layers.send({ type: 'layer.faded', id, opacity: event.target.valueAsNumber })}
        />
        <output>{`${layer.opacity}%`}</output>
      </label>
      <span className="layers__origin">
        {texts.layerOrigin({ origin: known.config.origin, date: longDate(Date.parse(known.config.date)) })}
      </span>
      {known.config.legend.length !== 1 && (
        <details className="layers__legend">
          <summary>
            {texts.legendTitle}
            <span className="visually-hidden">{` ${name}`}</span>
          </summary>
          <LegendRows layers={[known.config]} />
        </details>
      )}
      {failure !== undefined && (
        <span className="layers__failure" role="alert">
          <Icon name="warning" size="text" /> <span>{failure}</span>
        </span>
      )}
    </li>
  );
}
