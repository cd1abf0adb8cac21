import { useSelector } from '@xstate/react';
import { type MouseEvent, useEffect, useRef } from 'react';
import type { LegalProduct } from '../../domain/legal-products/legal-product.ts';
import { productListAddress } from '../../domain/legal-products/product-filter-address.ts';
import { EVERY_PRODUCT } from '../../domain/legal-products/product-search.ts';
import * as texts from '../../domain/legal-products/texts.ts';
import * as sharedTexts from '../../domain/shared/texts.ts';
import { useDependencies } from '../dependencies.tsx';
import { useIntent } from '../shared/dialog-intent.tsx';
import { Icon } from '../shared/icon.tsx';
import { isPlainClick } from '../shared/plain-click.ts';
import { Loading } from '../shared/skeleton.tsx';
import { useChunk } from '../shared/use-chunk.ts';
import { useRenewal } from '../shared/use-renewal.ts';
import type { ProductListProps } from './product-list.tsx';

const loadList = () => import('./product-list.tsx').then((module) => module.ProductList);

/**
 * 'Semua produk hukum': a link that opens the searchable list below the carousel, at an address of its own; the list is drawn once
 * it is due.
 */
export function ProductListToggle(props: { products: readonly LegalProduct[]; isDrawn: boolean }) {
  const { products, isDrawn } = props;
  const { productList } = useDependencies().site;
  const open = useSelector(productList, (snapshot) => snapshot.matches('open'));
  const { component: List, failed, ask, intend } = useChunk<ProductListProps>(loadList, open);
  useRenewal(open && failed);
  const link = useRef<HTMLAnchorElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const intent = useIntent(intend, link);
  const clicked = useRef(false);

  // Who comes with a filter in the address has come for the list.
  useEffect(() => {
    if (isDrawn && List && !clicked.current) heading.current?.scrollIntoView({ block: 'start' });
    if (!isDrawn) clicked.current = false;
  }, [isDrawn, List]);

  const toggle = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    clicked.current = true;
    productList.send({ type: open ? 'list.closed' : 'list.opened' });
  };
  return (
    <>
      <a
        {...intent}
        className="button button--ghost legal__all"
        href={`${productListAddress({}, EVERY_PRODUCT)}#products`}
        aria-expanded={open}
        data-app=""
        onClick={toggle}
      >
        <span>{open ? texts.closeList : sharedTexts.allLegalProducts}</span>
        <Icon name={open ? 'chevron-up' : 'chevron-down'} size="text" />
      </a>
      {isDrawn &&
        (List ? (
          <List products={products} heading={heading} />
        ) : failed ? (
          <p role="alert">
            {texts.listFailed}{' '}
            <button type="button" className="button button--ghost" onClick={ask}>
              {sharedTexts.retry}
            </button>
          </p>
        ) : (
          <Loading text={texts.loading} />
        ))}
    </>
  );
}
