import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Kelurahan } from '../../domain/map/city-overview.ts';
import type { MapConfig } from '../../domain/map/map-config.ts';
import * as placeTexts from '../../domain/map/place-texts.ts';
import * as texts from '../../domain/map/texts.ts';
import { sheetOf } from '../../domain/map/zone-sheet.ts';
import { zoneOf } from '../../domain/map/zoning.ts';
import { decimalNumber } from '../../domain/shared/indonesian-number.ts';
import { MAP_DATA } from '../../domain/shared/map-data-address.ts';
import * as sharedTexts from '../../domain/shared/texts.ts';
import { unbroken } from '../../domain/shared/unbroken.ts';
import { NewTabLink } from '../shared/new-tab-link.tsx';
import { useCatalogue, useMap } from './map-dependencies.tsx';
import { ZoneChip } from './zone-chip.tsx';
import './map-list.scss';

/**
 * The same data without a map: kelurahan, their zones, and the rules of these (spec §2 Map page). Needs no JavaScript.
 */
export function MapList({ kelurahan, map }: { kelurahan: readonly Kelurahan[]; map: MapConfig }) {
  const byName = useMemo(
    () => [...kelurahan].sort((a, b) => a.name.localeCompare(b.name, 'id')),
    [kelurahan],
  );
  const { placeSearch } = useMap().site;
  const chosen = useSelector(placeSearch, ({ context }) => context.chosen?.kelurahan);
  const list = useRef<HTMLElement>(null);
  // A kelurahan or a street that is found here has rows instead of a view of the map.
  useEffect(() => {
    const lists = [...(list.current?.querySelectorAll('details') ?? [])];
    const found = lists.filter(({ dataset: { kelurahan: id } }) => id !== undefined && chosen?.includes(id));
    for (const opened of found) opened.open = true;
    found[0]?.querySelector('summary')?.focus();
  }, [chosen]);
  return (
    <section ref={list} className="map-list" aria-labelledby="map-list-title">
      <h2 id="map-list-title">{map.has.kelurahan ? texts.listTitle : sharedTexts.zone}</h2>
      {map.has.kelurahan && <p>{texts.listText}</p>}
      <noscript>
        <p>{texts.scriptsNeeded}</p>
      </noscript>
      {byName.map((one) => (
        <details key={one.id} data-kelurahan={one.id} className="map-list__place">
          <summary>
            <strong translate="no">{one.name}</strong>{' '}
            {one.district !== '' && <span translate="no">{placeTexts.districtShort(one.district)}</span>}
            {map.has.parcels && <span>{unbroken(placeTexts.parcelCount(one.parcels))}</span>}
          </summary>
          <ZoneTable codes={Object.keys(one.zones)} map={map} />
        </details>
      ))}
      {!map.has.kelurahan && <ZoneTable codes={map.zones.map(({ code }) => code)} map={map} />}
      {map.pictures !== undefined && <LayerPictures folder={map.pictures} />}
      <p className="map-list__data">
        <a href={MAP_DATA}>{texts.downloadMapData}</a>
      </p>
    </section>
  );
}

function ZoneTable({ codes, map }: { codes: readonly string[]; map: MapConfig }) {
  return (
    <div className="map-list__scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">{sharedTexts.zone}</th>
            <th scope="col">{placeTexts.kdb}</th>
            <th scope="col">{placeTexts.klb}</th>
            <th scope="col">{placeTexts.kdh}</th>
            <th scope="col">{texts.storeysColumn}</th>
            <th scope="col">{texts.setbackColumn}</th>
            {map.sheets !== undefined && <th scope="col">{texts.rulesColumn}</th>}
          </tr>
        </thead>
        <tbody>
          {codes.map((code) => {
            const zone = zoneOf(map.zones, code);
            if (!zone) return null;
            const sheet = sheetOf(map, zone);
            return (
              <tr key={code}>
                <th scope="row">
                  <ZoneChip zone={zone} /> <span>{zone.name}</span>
                </th>
                {zone.buildingLimits ? (
                  <>
                    <td>{`${zone.buildingLimits.coverage}%`}</td>
                    <td>{decimalNumber(zone.buildingLimits.floorRatio, 2)}</td>
                    <td>{`${zone.buildingLimits.green}%`}</td>
                    <td>{zone.buildingLimits.storeys}</td>
                    <td>{texts.metres(zone.buildingLimits.setback.front)}</td>
                  </>
                ) : (
                  <td colSpan={5}>{placeTexts.limitsUnknown}</td>
                )}
                {sheet && (
                  <td>
                    <NewTabLink href={sheet.address}>
                      {texts.sheetLink}
                      <span className="visually-hidden">{` ${texts.sheetLinkZone(code)}`}</span>{' '}
                      {sharedTexts.pdf}
                    </NewTabLink>
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** The layers as pictures, one at a time. */
function LayerPictures({ folder }: { folder: string }) {
  const [id, setId] = useState('rdtr-pola-ruang');
  const layers = useCatalogue().flatMap((group) => group.layers);
  const name = layers.find((layer) => layer.id === id)?.name ?? id;
  return (
    <div className="map-list__pictures">
      <h2>{texts.layerPicturesTitle}</h2>
      <label className="needs-application">
        {texts.changeLayer}
        <select value={id} onChange={(event) => setId(event.target.value)}>
          {layers.map((layer) => (
            <option key={layer.id} value={layer.id}>
              {layer.name}
            </option>
          ))}
        </select>
      </label>
      <img
        src={`${folder}${id}.webp`}
        alt={texts.layerPictureAlt(name)}
        width="760"
        height="532"
        loading="lazy"
      />
    </div>
  );
}
