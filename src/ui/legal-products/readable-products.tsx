import { useMemo } from 'react';
import type { LegalProduct } from '../../domain/legal-products/legal-product.ts';
import { readableProducts } from '../../domain/legal-products/product-groups.ts';
import * as texts from '../../domain/legal-products/texts.ts';
import { REGULATIONS, sectionAddress } from '../../domain/shared/regulation-address.ts';
import './readable-products.scss';

/**
 * The products whose text stands on this site, before all others (spec §2 Legal products section); nothing without any. Where they
 * are a choice to leave by (`onChosen`), the index of all follows.
 */
export function ReadableProducts({
  products,
  onChosen,
}: {
  products: readonly LegalProduct[];
  onChosen?: () => void;
}) {
  const readable = useMemo(() => readableProducts(products), [products]);
  if (readable.length === 0) return null;
  return (
    <div className="readable">
      <p>{texts.readableTitle}</p>
      <ul translate="no">
        {readable.map(({ name, regulation }) => (
          <li key={regulation}>
            <a href={sectionAddress(regulation)} onClick={onChosen}>
              {name}
            </a>
          </li>
        ))}
      </ul>
      {onChosen && (
        <a href={REGULATIONS} onClick={onChosen}>
          {texts.allByTypeAndYear}
        </a>
      )}
    </div>
  );
}
