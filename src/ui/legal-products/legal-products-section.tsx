import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import type { Swiper as Engine } from 'swiper';
import type { SnapshotFrom } from 'xstate';
import type { Site } from '../../application/machines.ts';
import { productKey } from '../../domain/legal-products/legal-product.ts';
import { sortForSection } from '../../domain/legal-products/legal-product-list.ts';
import { CAROUSEL_LIMIT } from '../../domain/legal-products/product-search.ts';
import * as texts from '../../domain/legal-products/texts.ts';
import * as sharedTexts from '../../domain/shared/texts.ts';
import { useDependencies } from '../dependencies.tsx';
import { ArrowButton } from '../shared/arrow-button.tsx';
import { EmptyState } from '../shared/empty-state.tsx';
import { Loading, Skeleton } from '../shared/skeleton.tsx';
import { useChunk } from '../shared/use-chunk.ts';
import { usePaintedSelector } from '../shared/use-painted.ts';
import { useSeen } from '../shared/use-seen.ts';
import { ProductCard } from './product-card.tsx';
import { ProductListToggle } from './product-list-toggle.tsx';
import type { ProductSwiperProps } from './product-swiper.tsx';
import { ReadableProducts } from './readable-products.tsx';
import './legal-products-section.scss';

const arrow = { className: 'button button--ghost button--icon', of: texts.arrowsOf };

const isOpen = (snapshot: SnapshotFrom<Site['productList']>) => snapshot.matches('open');

const loadSlides = () => import('./product-swiper.tsx').then((module) => module.ProductSwiper);

/**
 * The legal products (spec §2 Legal products section). Served as a row that scrolls sideways; the looping carousel
 * replaces it when the section comes near.
 */
export function LegalProductsSection() {
  const { legalProducts, productList } = useDependencies().site;
  // The list takes the place of the cards a frame after its link was pressed.
  const isListed = usePaintedSelector(productList, isOpen);
  const products = useSelector(legalProducts, (snapshot) => snapshot.context.products);
  const loaded = useSelector(legalProducts, (snapshot) => snapshot.matches('loaded'));
  const sorted = useMemo(() => sortForSection(products), [products]);
  const carded = sorted.slice(0, CAROUSEL_LIMIT);
  const [root, seen] = useSeen<HTMLElement>();
  const { component: Slides } = useChunk<ProductSwiperProps>(loadSlides, seen && sorted.length > 0);
  const [engine, setEngine] = useState<Engine>();
  const [isRowPaused, setRowPaused] = useState(false);
  const [cardNumber, setCardNumber] = useState<number>();
  const turn = (direction: 'slidePrev' | 'slideNext') => () => {
    if (engine === undefined) return;
    engine[direction]();
    setCardNumber(engine.realIndex + 1);
  };

  return (
    <section ref={root} className="section legal" id="products" aria-labelledby="products-title">
      <div className="wrap">
        <div className="section-head section-head--tools">
          <div>
            <h2 id="products-title">{texts.sectionTitle}</h2>
            <p className="section-head__lead legal__lead">{texts.sectionText}</p>
          </div>
          {sorted.length > 1 && !isListed && (
            <div className="legal__arrows">
              <ArrowButton {...arrow} direction="previous" onTurn={turn('slidePrev')} />
              <ArrowButton {...arrow} direction="next" onTurn={turn('slideNext')} />
              <p className="visually-hidden" role="status">
                {cardNumber !== undefined && texts.cardPosition({ number: cardNumber, count: carded.length })}
              </p>
            </div>
          )}
        </div>
        <ReadableProducts products={products} />
        {sorted.length > 0 ? (
          // biome-ignore lint/a11y/useSemanticElements: a carousel is a group inside its section
          <div
            className="legal__stage"
            role="group"
            aria-roledescription={sharedTexts.carousel}
            aria-label={sharedTexts.legalProductsShort}
            hidden={isListed}
          >
            {Slides && !isRowPaused ? (
              <Slides products={carded} onReady={setEngine} />
            ) : (
              // The carousel does not replace the row while something in it has the focus.
              <ul
                className="legal__row"
                onFocus={() => setRowPaused(true)}
                onBlur={({ currentTarget, relatedTarget }) =>
                  setRowPaused(currentTarget.contains(relatedTarget))
                }
              >
                {carded.map((product) => (
                  <li key={productKey(product)}>
                    <ProductCard product={product} />
                  </li>
                ))}
              </ul>
            )}
          </div>
        ) : loaded ? (
          <EmptyState
            drawing="page"
            title={texts.emptyTitle}
            text={texts.emptyText}
            action={{
              label: sharedTexts.reload,
              icon: 'refresh',
              onAct: () => legalProducts.send({ type: 'refresh.requested' }),
            }}
          />
        ) : (
          <>
            <div className="legal__row legal__row--loading" aria-hidden="true">
              {['a', 'b', 'c', 'd'].map((key) => (
                <Skeleton shape="card" key={key} />
              ))}
            </div>
            <Loading text={texts.loading} />
          </>
        )}
        {sorted.length > 0 && (
          <>
            {!isListed && <p className="legal__count">{texts.shownCount(sorted.length)}</p>}
            <ProductListToggle products={sorted} isDrawn={isListed} />
          </>
        )}
      </div>
    </section>
  );
}
