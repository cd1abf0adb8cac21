import { useSelector } from '@xstate/react';
import { type Ref, useId, useMemo } from 'react';
import {
  type LegalProduct,
  type LegalProductBadge,
  productKey,
} from '../../domain/legal-products/legal-product.ts';
import { productAddress, productBadge } from '../../domain/legal-products/legal-product-labels.ts';
import {
  filterOptions,
  indexProducts,
  PRODUCT_PAGE_SIZE,
  searchProducts,
} from '../../domain/legal-products/product-search.ts';
import * as texts from '../../domain/legal-products/texts.ts';
import { clampPage, pageCount, pageOf } from '../../domain/shared/pages.ts';
import { REGULATIONS } from '../../domain/shared/regulation-address.ts';
import * as sharedTexts from '../../domain/shared/texts.ts';
import { unbroken } from '../../domain/shared/unbroken.ts';
import { useDependencies } from '../dependencies.tsx';
import { EmptyState } from '../shared/empty-state.tsx';
import { Icon } from '../shared/icon.tsx';
import { NewTabLink } from '../shared/new-tab-link.tsx';
import { Pager } from '../shared/pager.tsx';
import { SearchBox, useSearchField } from '../shared/search-box.tsx';
import { usePainted } from '../shared/use-painted.ts';
import { FilterSelect } from './filter-select.tsx';
import { ProductBadge } from './product-badge.tsx';
import './product-list.scss';

/** What the list shows, and its heading, to which who comes for the list is led. */
export interface ProductListProps {
  readonly products: readonly LegalProduct[];
  readonly heading: Ref<HTMLHeadingElement>;
}

/** All legal products: searchable by name, category and year, filterable by type, category and year. */
export function ProductList({ products, heading }: ProductListProps) {
  const id = useId();
  const { productList } = useDependencies().site;
  const { field, reset } = useSearchField(() => productList.send({ type: 'filter.reset' }));
  const filter = useSelector(productList, ({ context }) => context.filter);
  const page = useSelector(productList, ({ context }) => context.page);
  const index = useMemo(() => indexProducts(products), [products]);
  const options = useMemo(() => filterOptions(index), [index]);
  const found = useMemo(() => searchProducts(index, filter), [index, filter]);
  const shown = clampPage(page, found.length, PRODUCT_PAGE_SIZE);
  const pages = pageCount(found.length, PRODUCT_PAGE_SIZE);
  // The rows come a frame after what is said of them, or that there are none.
  const drawn = usePainted(useMemo(() => pageOf(found, shown, PRODUCT_PAGE_SIZE), [found, shown]));
  const rows = useMemo(() => <ProductRows products={drawn} onReset={reset} />, [drawn, reset]);
  const turn = (step: number) => productList.send({ type: 'page.chosen', page: shown + step });

  return (
    <section className="product-list" aria-labelledby={id}>
      <div className="product-list__head">
        <h3 id={id} ref={heading}>
          {sharedTexts.allLegalProducts}
        </h3>
        <a href={REGULATIONS}>{texts.allByTypeAndYear}</a>
      </div>
      <search className="product-list__tools">
        <SearchBox
          label={texts.searchLabel}
          placeholder={texts.searchPlaceholder}
          field={field}
          query={filter.query}
          onSearch={(query) => productList.send({ type: 'filter.changed', filter: { query } })}
        />
        <FilterSelect
          label={texts.typeFilter}
          values={options.badges}
          chosen={filter.badge}
          onChoose={(badge) =>
            productList.send({
              type: 'filter.changed',
              filter: { badge: badge as LegalProductBadge | undefined },
            })
          }
        />
        <FilterSelect
          label={texts.categoryFilter}
          values={options.categories}
          chosen={filter.category}
          onChoose={(category) => productList.send({ type: 'filter.changed', filter: { category } })}
        />
        <FilterSelect
          label={texts.yearFilter}
          values={options.years}
          chosen={filter.year}
          onChoose={(year) => productList.send({ type: 'filter.changed', filter: { year } })}
        />
      </search>
      <p className="product-list__count" role="status">
        {texts.foundCount({ found: found.length, all: products.length })}
      </p>
      {rows}
      {pages > 1 && (
        <Pager
          page={shown}
          pages={pages}
          label={texts.pagesLabel}
          onPrevious={() => turn(-1)}
          onNext={() => turn(1)}
        />
      )}
    </section>
  );
}

function ProductRows({ products, onReset }: { products: readonly LegalProduct[]; onReset: () => void }) {
  if (products.length === 0)
    return (
      <EmptyState
        drawing="search"
        isSaid={false}
        title={sharedTexts.noResultsTitle}
        text={texts.noResultsText}
        action={{ label: sharedTexts.clearSearch, onAct: onReset }}
      />
    );
  return (
    <ul>
      {products.map((product) => (
        <li key={productKey(product)}>
          <NewTabLink className="product-list__item" href={productAddress(product)}>
            <ProductBadge badge={productBadge(product)} />
            <span className="product-list__name" translate="no">
              {unbroken(product.name)}
            </span>
            <span className="product-list__meta">
              {[product.category, product.year].filter(Boolean).join(' · ')}
            </span>
            <Icon name="arrow-out" size="text" />
          </NewTabLink>
        </li>
      ))}
    </ul>
  );
}
