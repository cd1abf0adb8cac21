import { useRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { layerCount } from '../../domain/map/map-catalogue.ts';
import type { MapCategory } from '../../domain/map/map-category.ts';
import { Icon } from '../shared/icon.tsx';
import { NewTabLink } from '../shared/new-tab-link.tsx';
import { isPlainClick } from '../shared/plain-click.ts';

const HUES = ['r', 'g', 'b', 'y', 'n'] as const;

/** A category of the map: its layers in sight, to expand, or a link out (spec §2 Map dialog). */
export function MapCategoryItem(props: { category: MapCategory; expanded: boolean; onToggle: () => void }) {
  const { category, expanded, onToggle } = props;
  const panel = `map-${category.id}`;
  return (
    <li className={expanded ? 'map-category map-category--open' : 'map-category'}>
      {category.kind === 'open' && (
        <>
          <div className="map-category__head">
            <CategoryWords category={category} note={`${layerCount(category)} layer`} />
          </div>
          <ul className="map-category__tiles">
            {category.layers.map((layer) => (
              <li key={layer.name}>
                <OpenLayer className="map-tile">
                  <span>
                    {layer.name} <strong>Buka</strong>
                  </span>
                  <Icon name="arrow-right" size="text" />
                </OpenLayer>
              </li>
            ))}
          </ul>
        </>
      )}
      {category.kind === 'external' && (
        <NewTabLink className="map-category__head" href={category.externalUrl}>
          <CategoryWords category={category} note="Tautan luar" icon="arrow-out" />
        </NewTabLink>
      )}
      {category.kind === 'expandable' && (
        <>
          <button
            type="button"
            className="map-category__head"
            aria-expanded={expanded}
            aria-controls={panel}
            onClick={onToggle}
          >
            <CategoryWords
              category={category}
              note={`${layerCount(category)} layer`}
              icon={expanded ? 'chevron-up' : 'chevron-down'}
            />
          </button>
          <div id={panel} hidden={!expanded}>
            {category.subcategories.map((subcategory) => (
              <section key={subcategory.name} aria-label={subcategory.name}>
                <h3 className="map-category__group">
                  {subcategory.name}
                  {subcategory.layers.length > 1 && ` (${subcategory.layers.length} layer)`}
                </h3>
                <ul>
                  {subcategory.layers.map((layer, index) => (
                    <li className="map-layer" key={layer.name}>
                      <span className={`hue hue--${HUES[index % HUES.length]}`} aria-hidden="true" />
                      <span className="map-layer__words">
                        <span className="map-layer__name">{layer.name}</span>
                        <span>{layer.description}</span>
                      </span>
                      <OpenLayer className="button button--outline">
                        <span>
                          Buka<span className="visually-hidden"> {layer.name}</span>
                        </span>
                        <Icon name="arrow-right" size="text" />
                      </OpenLayer>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </>
      )}
    </li>
  );
}

function CategoryWords(props: {
  category: MapCategory;
  note: string;
  icon?: 'chevron-up' | 'chevron-down' | 'arrow-out';
}) {
  const { category, note, icon } = props;
  return (
    <>
      <span className={`map-category__mark map-category__mark--${category.color}`} />
      <span className="map-category__words">
        <span className="map-category__name">{category.name}</span>
        <span>{category.description}</span>
      </span>
      <span className="map-category__note">
        {note}
        {icon && <Icon name={icon} />}
      </span>
    </>
  );
}

/**
 * 'Buka': goes to the map in place of the dialog's entry in the history, so that Back does not open the dialog again.
 */
function OpenLayer(props: { className: string; children: ReactNode }) {
  const router = useRouter();
  const go = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    router.history.replace('/peta/');
  };
  return (
    <a className={props.className} href="/peta/" onClick={go}>
      {props.children}
    </a>
  );
}
