import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import * as catalogueTexts from '../../domain/map/catalogue-texts.ts';
import { mapCatalogue } from '../../domain/map/map-catalogue.ts';
import type { MapCategory } from '../../domain/map/map-category.ts';
import {
  categoryCountLabel,
  foundByLayer,
  layerMatchLabel,
  searchCategories,
  suggestedLayer,
} from '../../domain/map/map-search.ts';
import { useDependencies } from '../dependencies.tsx';
import { DIALOG_NAMES } from '../dialog-names.ts';
import { ArtImage } from '../shared/art-image.tsx';
import { DialogFrame } from '../shared/dialog-frame.tsx';
import { EmptyState } from '../shared/empty-state.tsx';
import { SearchBox, useSearchField } from '../shared/search-box.tsx';
import { usePainted } from '../shared/use-painted.ts';
import { MapCategoryItem } from './map-category-item.tsx';
import './map-dialog.scss';
import { useShown } from '../shared/use-shown.ts';

const LEGEND = [
  { hue: 'y', name: catalogueTexts.housingColour },
  { hue: 'r', name: catalogueTexts.tradeColour },
  { hue: 'n', name: catalogueTexts.facilitiesColour },
  { hue: 'g', name: catalogueTexts.greenColour },
  { hue: 'b', name: catalogueTexts.waterColour },
] as const;

/** The map dialog: categories and layers, with search and count (spec §2 Map dialog). */
export function MapDialog({ onClose }: { onClose: () => void }) {
  const { config } = useDependencies();
  const catalogue = useShown('mapCatalogue');
  const { field, reset } = useSearchField(() => catalogue.send({ type: 'search.reset' }));
  const query = useSelector(catalogue, ({ context }) => context.query);
  const categories = useMemo(() => mapCatalogue(config.links.landMap), [config]);
  const found = useMemo(() => searchCategories(categories, query), [categories, query]);
  const matches = layerMatchLabel(found, query);
  return (
    <DialogFrame {...DIALOG_NAMES.map} onClose={onClose}>
      <div className="map-catalogue">
        <div className="map-catalogue__main">
          <search>
            <SearchBox
              label={catalogueTexts.searchLabel}
              placeholder={catalogueTexts.searchPlaceholder}
              field={field}
              query={query}
              onSearch={(typed) => catalogue.send({ type: 'search.changed', query: typed })}
            />
          </search>
          <div className="map-catalogue__count" role="status">
            {matches !== undefined && <p className="map-catalogue__matches">{matches}</p>}
            <p>{categoryCountLabel(found.length)}</p>
          </div>
          <FoundCategories categories={categories} found={found} query={query} onReset={reset} />
        </div>
        <div className="map-catalogue__art" aria-hidden="true">
          <ArtImage src="/art/modal-map.webp" alt="" width={560} height={1000} decoding="async" />
          <ul className="map-catalogue__legend">
            {LEGEND.map(({ hue, name }) => (
              <li key={hue}>
                <span className={`hue hue--${hue}`} />
                <span>{name}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </DialogFrame>
  );
}

/** What was found, or that nothing was: drawn a frame after the letter that was typed. */
function FoundCategories(props: {
  categories: readonly MapCategory[];
  found: readonly MapCategory[];
  query: string;
  onReset: () => void;
}) {
  const { categories, found, query, onReset } = props;
  const mapCatalogue = useShown('mapCatalogue');
  const expanded = useSelector(mapCatalogue, ({ context }) => context.expanded);
  const drawn = usePainted(useMemo(() => ({ found, query }), [found, query]));
  return useMemo(() => {
    if (drawn.found.length === 0)
      return (
        <EmptyState
          drawing="image"
          isSaid={false}
          title={catalogueTexts.emptyTitle}
          text={catalogueTexts.emptyText(suggestedLayer(categories, drawn.query) ?? '')}
          action={{ label: catalogueTexts.resetSearch, onAct: onReset }}
        />
      );
    const toggle = (id: string) => mapCatalogue.send({ type: 'category.toggled', id });
    const items = drawn.found.map((category) => (
      <MapCategoryItem
        key={category.id}
        category={category}
        query={drawn.query}
        onAll={() => {
          onReset();
          if (!expanded.includes(category.id)) toggle(category.id);
        }}
        expanded={expanded.includes(category.id) !== foundByLayer(category, drawn.query)}
        onToggle={() => toggle(category.id)}
      />
    ));
    return <ul>{items}</ul>;
  }, [categories, drawn, expanded, mapCatalogue, onReset]);
}
