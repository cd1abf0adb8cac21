import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { mapCatalogue } from '../../domain/map/map-catalogue.ts';
import {
  categoryCountLabel,
  foundByLayer,
  layerMatchLabel,
  searchCategories,
  suggestedLayer,
} from '../../domain/map/map-search.ts';
import * as texts from '../../domain/map/texts.ts';
import { useDependencies } from '../dependencies.tsx';
import { ArtImage } from '../shared/art-image.tsx';
import { DialogFrame } from '../shared/dialog-frame.tsx';
import { EmptyState } from '../shared/empty-state.tsx';
import { SearchBox, useSearchField } from '../shared/search-box.tsx';
import { MapCategoryItem } from './map-category-item.tsx';
import './map-dialog.scss';

const LEGEND = [
  { hue: 'y', name: texts.perumahan },
  { hue: 'r', name: texts.perdagangan },
  { hue: 'n', name: texts.fasilitasUmum },
  { hue: 'g', name: texts.ruangHijau },
  { hue: 'b', name: texts.badanAir },
] as const;

/** The map dialog: categories and layers, with search and count (spec §2 Map dialog). */
export function MapDialog({ onClose }: { onClose: () => void }) {
  const { site, config } = useDependencies();
  const { field, reset } = useSearchField(() => site.mapCatalogue.send({ type: 'search.reset' }));
  const query = useSelector(site.mapCatalogue, ({ context }) => context.query);
  const expanded = useSelector(site.mapCatalogue, ({ context }) => context.expanded);
  const categories = useMemo(() => mapCatalogue(config.links.landMap), [config]);
  const found = useMemo(() => searchCategories(categories, query), [categories, query]);
  const matches = layerMatchLabel(found, query);
  const toggle = (id: string) => site.mapCatalogue.send({ type: 'category.toggled', id });
  return (
    <DialogFrame size="xl" title={texts.petaKotaCaps} lead={texts.pilihLayerLaluBuka} onClose={onClose}>
      <div className="map-catalogue">
        <div className="map-catalogue__main">
          <search>
            <SearchBox
              label={texts.cariKategoriAtauLayer}
              placeholder={texts.cariKategoriAtauLayerDots}
              field={field}
              query={query}
              onSearch={(typed) => site.mapCatalogue.send({ type: 'search.changed', query: typed })}
            />
          </search>
          <div className="map-catalogue__count" role="status">
            {matches !== undefined && <p className="map-catalogue__matches">{matches}</p>}
            <p>{categoryCountLabel(found.length)}</p>
          </div>
          {found.length === 0 ? (
            <EmptyState
              drawing="image"
              isSaid={false}
              title={texts.kategoriTidakDitemukan}
              text={texts.cobaKataLainMisalnya(suggestedLayer(categories, query) ?? '')}
              action={{ label: texts.resetPencarian, onAct: reset }}
            />
          ) : (
            <ul>
              {found.map((category) => (
                <MapCategoryItem
                  key={category.id}
                  category={category}
                  query={query}
                  onAll={() => {
                    reset();
                    if (!expanded.includes(category.id)) toggle(category.id);
                  }}
                  expanded={expanded.includes(category.id) !== foundByLayer(category, query)}
                  onToggle={() => toggle(category.id)}
                />
              ))}
            </ul>
          )}
        </div>
        <div className="map-catalogue__art" aria-hidden="true">
          <ArtImage src="/art/modal-map.webp" alt="" width={560} height={1000} decoding="async" />
          <ul className="map-catalogue__legend">
            {LEGEND.map(({ hue, name }) => (
              <li key={hue}>
                <span className={`hue hue--${hue}`} />
                {name}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </DialogFrame>
  );
}
