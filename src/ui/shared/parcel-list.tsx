import { namedFacts } from '../../domain/shared/parcel/parcel-facts.ts';
import * as texts from '../../domain/shared/parcel/texts.ts';
import { Icon } from './icon.tsx';
import { useParcel } from './parcel-strip.tsx';
import './parcel-list.scss';
import { unbroken } from '../../domain/shared/unbroken.ts';

/**
 * What an application says of its land: number, address, zone, area, limits (spec §2 The parcel goes along).
 * @param open whether it is unfolded at first
 */
export function ParcelList({ open = false }: { open?: boolean }) {
  const facts = useParcel();
  if (facts === undefined) return null;
  return (
    <details className="parcel-list" open={open}>
      <summary>
        {texts.factsTitle}
        <Icon name="chevron-down" size="text" />
      </summary>
      <dl>
        {namedFacts(facts).map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd translate="no">{unbroken(value)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
