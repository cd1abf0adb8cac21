import * as catalogueTexts from '../../domain/map/catalogue-texts.ts';
import { layerCount } from '../../domain/map/map-catalogue.ts';
import type { MapCategory, MapLayer } from '../../domain/map/map-category.ts';
import { foundByLayer, matchingLayers } from '../../domain/map/map-search.ts';
import { queryRanges } from '../../domain/shared/search-text.ts';
import * as sharedTexts from '../../domain/shared/texts.ts';
import { Icon } from '../shared/icon.tsx';
import { Marked } from '../shared/marked.tsx';
import { NewTabLink } from '../shared/new-tab-link.tsx';
import { LayerRow, OpenLayer } from './layer-row.tsx';
import { MapGlyph } from './map-glyph.tsx';

/** A category of the map, and what is searched for. */
export interface MapCategoryItemProps {
  readonly category: MapCategory;
  readonly query: string;
  readonly expanded: boolean;
  readonly onToggle: () => void;
  /** Shows all its layers instead of those that were found. */
  readonly onAll: () => void;
}

/** A category of the map: its layers in sight, to expand, or a link out (spec §2 Map dialog). */
export function MapCategoryItem({ category, query, expanded, onToggle, onAll }: MapCategoryItemProps) {
  const panel = `map-${category.id}`;
  const matches = matchingLayers(category, query);
  const isFound = matches.length > 0 && foundByLayer(category, query);
  const count = layerCount(category);
  const note = isFound
    ? catalogueTexts.foundLayerCount({ found: matches.length, all: count })
    : catalogueTexts.layerCount(count);
  return (
    <li className={expanded ? 'map-category map-category--open' : 'map-category'}>
      {category.kind === 'open' && (
        <>
          <div className="map-category__head">
            <CategoryWords category={category} query={query} note={note} />
          </div>
          <ul className="map-category__tiles">
            {category.layers.map((layer) => (
              <li key={layer.name}>
                <OpenLayer id={layer.id} className="map-tile">
                  <span>
                    <Marked text={layer.name} found={queryRanges(layer.name, query)} />{' '}
                    <strong>{sharedTexts.open}</strong>
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
          <CategoryWords
            category={category}
            query={query}
            note={catalogueTexts.outsideLink}
            icon="arrow-out"
          />
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
              query={query}
              note={note}
              icon={expanded ? 'chevron-up' : 'chevron-down'}
            />
          </button>
          <div id={panel} hidden={!expanded}>
            {isFound ? (
              <FoundLayers category={category} matches={matches} query={query} onAll={onAll} />
            ) : (
              category.subcategories.map((subcategory) => (
                <section key={subcategory.name} aria-label={subcategory.name}>
                  <h3 className="map-category__group">
                    {subcategory.layers.length > 1
                      ? catalogueTexts.groupWithCount({
                          name: subcategory.name,
                          count: subcategory.layers.length,
                        })
                      : subcategory.name}
                  </h3>
                  <ul>
                    {subcategory.layers.map((layer) => (
                      <LayerRow key={layer.name} layer={layer} query={query} />
                    ))}
                  </ul>
                </section>
              ))
            )}
          </div>
        </>
      )}
    </li>
  );
}

function FoundLayers(props: {
  category: MapCategory;
  matches: readonly MapLayer[];
  query: string;
  onAll: () => void;
}) {
  const { category, matches, query, onAll } = props;
  const count = layerCount(category);
  const groupOf = (layer: MapLayer) =>
    category.kind === 'expandable'
      ? category.subcategories.find(({ layers }) => layers.includes(layer))?.name
      : undefined;
  return (
    <>
      <h3 className="map-category__group">{catalogueTexts.foundLayersTitle}</h3>
      <ul>
        {matches.map((layer) => (
          <LayerRow key={layer.name} layer={layer} query={query} group={groupOf(layer)} />
        ))}
      </ul>
      {count > matches.length && (
        <button type="button" className="map-category__all" onClick={onAll}>
          {catalogueTexts.seeAllLayers(count)}
        </button>
      )}
    </>
  );
}

function CategoryWords(props: {
  category: MapCategory;
  query: string;
  note: string;
  icon?: 'chevron-up' | 'chevron-down' | 'arrow-out';
}) {
  const { category, query, note, icon } = props;
  return (
    <>
      <span className="map-category__tile">
        <MapGlyph name={category.name} />
      </span>
      <span className="map-category__words">
        <span className="map-category__name">
          <Marked text={category.name} found={queryRanges(category.name, query)} />
        </span>
        <span>{category.description}</span>
      </span>
      <span className="map-category__note">
        {note !== '' && <span>{note}</span>}
        {icon && <Icon name={icon} />}
      </span>
    </>
  );
}
