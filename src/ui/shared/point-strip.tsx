import { useSyncExternalStore } from 'react';
import { PURPOSE_PARAMETER } from '../../domain/shared/carried-parcel.ts';
import {
  type CarriedPoint,
  mapOfPoint,
  pointCoordinates,
  readCarriedPoint,
  withoutPoint,
} from '../../domain/shared/carried-point.ts';
import * as texts from '../../domain/shared/parcel/texts.ts';
import { readPurpose } from '../../domain/shared/purpose.ts';
import { readSearch } from '../../domain/shared/search-parameters.ts';
import * as sharedTexts from '../../domain/shared/texts.ts';
import { useDependencies } from '../dependencies.tsx';
import { Icon } from './icon.tsx';
import './parcel-strip.scss';

const NOWHERE = () => '';

/** The point of the map that the address carries, of who writes about no parcel; undefined without one, and in the served page. */
export function usePoint(): CarriedPoint | undefined {
  const { address } = useDependencies();
  return readCarriedPoint(useSyncExternalStore(address.subscribe, () => address.current().search, NOWHERE));
}

/** The point that goes along: its street or kelurahan, its coordinates, another one, none (spec §2 Hand-over pages). */
export function PointStrip() {
  const { address, page } = useDependencies();
  const point = usePoint();
  if (point === undefined) return null;
  const { search } = address.current();
  return (
    <section className="parcel-strip" aria-label={texts.point}>
      <span className="parcel-strip__zone">
        <Icon name="pin" size="text" />
      </span>
      <p className="parcel-strip__words" role="status">
        <strong translate="no">{point.name || texts.point}</strong>{' '}
        <span translate="no">{pointCoordinates(point)}</span>
      </p>
      <span className="parcel-strip__ways">
        <a
          href={mapOfPoint(point, readPurpose(readSearch(search)[PURPOSE_PARAMETER]))}
          aria-label={texts.changePointLabel}
        >
          {sharedTexts.change}
        </a>
        <button
          type="button"
          aria-label={texts.releasePointLabel}
          onClick={() => page.send({ type: 'query.replaced', search: withoutPoint(search) })}
        >
          {sharedTexts.release}
        </button>
      </span>
    </section>
  );
}
