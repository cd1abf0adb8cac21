import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { productKey } from '../../domain/legal-products/legal-product.ts';
import { productAddress, productBadge } from '../../domain/legal-products/legal-product-labels.ts';
import { DROPDOWN_LIMIT, dropdownProducts } from '../../domain/legal-products/legal-product-list.ts';
import * as texts from '../../domain/legal-products/texts.ts';
import * as sharedTexts from '../../domain/shared/texts.ts';
import { unbroken } from '../../domain/shared/unbroken.ts';
import { useDependencies } from '../dependencies.tsx';
import { Icon } from '../shared/icon.tsx';
import { NewTabLink } from '../shared/new-tab-link.tsx';
import { usePainted } from '../shared/use-painted.ts';
import { ProductBadge } from './product-badge.tsx';
import { ReadableProducts } from './readable-products.tsx';

interface DropdownPanelProps {
  readonly wide: boolean;
  readonly sectionHref: string;
  /** Closes it by its own button, which there is where it is a sheet. */
  readonly onClose: () => void;
}

/** What stands in the open dropdown: at most eight products, or the words of a load or an empty list. */
export function DropdownPanel({ wide, sectionHref, onClose }: DropdownPanelProps) {
  const { dropdown, legalProducts } = useDependencies().site;
  const products = useSelector(legalProducts, (snapshot) => snapshot.context.products);
  const loaded = useSelector(legalProducts, (snapshot) => snapshot.matches('loaded'));
  const listed = useMemo(() => dropdownProducts(products), [products]);
  // The sheet of a narrow screen has its size without them.
  const isWhole = usePainted(true, wide);
  const chosen = () => dropdown.send({ type: 'item.chosen' });

  return (
    <div className="dropdown__panel" id="legal-products-dropdown">
      {products.length === 0 ? (
        <p className="dropdown__message" role="status">
          {loaded
            ? wide
              ? texts.emptyTitle
              : texts.dropdownEmpty
            : wide
              ? texts.loading
              : sharedTexts.loading}
        </p>
      ) : (
        <>
          <div className="dropdown__head">
            <p className="dropdown__heading">{texts.dropdownTitle(products.length)}</p>
            {!wide && (
              <button type="button" className="button" onClick={onClose}>
                {sharedTexts.close}
              </button>
            )}
          </div>
          {isWhole && <ReadableProducts products={products} onChosen={chosen} />}
          <ul className="dropdown__list">
            {(isWhole ? listed : []).map((product) => (
              <li key={productKey(product)}>
                <NewTabLink className="dropdown__item" href={productAddress(product)} onClick={chosen}>
                  <ProductBadge badge={productBadge(product)} />
                  <span className="dropdown__name" translate="no">
                    {unbroken(product.name)}
                  </span>
                  <Icon name="arrow-out" size="text" />
                </NewTabLink>
              </li>
            ))}
          </ul>
          {products.length > DROPDOWN_LIMIT && (
            <a className="dropdown__all" href={sectionHref} onClick={chosen}>
              <span>{texts.seeAll}</span>
              <span className="dropdown__count" aria-hidden="true">
                {texts.productCount(products.length)}
              </span>
              <Icon name="arrow-right" />
            </a>
          )}
        </>
      )}
    </div>
  );
}
