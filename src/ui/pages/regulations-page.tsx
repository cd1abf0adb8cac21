import { REGULATION_LIST } from 'virtual:regulations';
import { useSelector } from '@xstate/react';
import { productKey } from '../../domain/legal-products/legal-product.ts';
import { productAddress, productBadge } from '../../domain/legal-products/legal-product-labels.ts';
import { productGroups } from '../../domain/legal-products/product-groups.ts';
import * as productTexts from '../../domain/legal-products/texts.ts';
import type { ListedRegulation } from '../../domain/regulations/regulation.ts';
import { sinceText, stateText } from '../../domain/regulations/regulation-words.ts';
import * as texts from '../../domain/regulations/texts.ts';
import { REGULATIONS, sectionAddress } from '../../domain/shared/regulation-address.ts';
import * as sharedTexts from '../../domain/shared/texts.ts';
import { unbroken } from '../../domain/shared/unbroken.ts';
import { useDependencies } from '../dependencies.tsx';
import { ProductBadge } from '../legal-products/product-badge.tsx';
import { NewTabLink } from '../shared/new-tab-link.tsx';
import { PageFeedback } from '../shared/page-feedback.tsx';
import { PageFrame } from './page-frame.tsx';
import './inner/regulations-page.scss';

/** The index of the legal products: what is read here, then all by kind and year (spec §2 Index of regulations). */
export function RegulationsPage() {
  return (
    <PageFrame name="regulations" tab="produk">
      <div className="wrap regulations">
        <h1>{sharedTexts.legalProducts}</h1>
        <Readable />
        <AllProducts />
        <PageFeedback title={sharedTexts.legalProducts} path={REGULATIONS} />
      </div>
    </PageFrame>
  );
}

function Readable() {
  if (REGULATION_LIST.length === 0) return null;
  return (
    <section aria-labelledby="dibaca-di-sini">
      <h2 id="dibaca-di-sini">{productTexts.readableTitle}</h2>
      <ul className="regulations__readable">
        {REGULATION_LIST.map((regulation) => (
          <li key={regulation.slug}>
            <ReadableRegulation regulation={regulation} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ReadableRegulation({ regulation }: { regulation: ListedRegulation }) {
  const { slug, shortName, about, since, replacedBy } = regulation;
  return (
    <>
      <a href={sectionAddress(slug)}>
        <span translate="no">{shortName}</span> <span>{unbroken(about)}</span>
      </a>
      <p>
        <span>{stateText(regulation)}</span>
        <span>
          {replacedBy
            ? unbroken(`, ${texts.replacedBy.toLowerCase()} ${replacedBy.name}`)
            : unbroken(` ${texts.since(sinceText(since))}`)}
        </span>
      </p>
    </>
  );
}

function AllProducts() {
  const { legalProducts } = useDependencies().site;
  const products = useSelector(legalProducts, ({ context }) => context.products);
  const loaded = useSelector(legalProducts, (snapshot) => snapshot.matches('loaded'));
  if (products.length === 0)
    return <p role="status">{loaded ? productTexts.emptyTitle : productTexts.loading}</p>;
  return productGroups(products).map(({ category, products: ofKind }) => (
    <section key={category ?? ''}>
      <h2>{category ?? productTexts.otherCategory}</h2>
      <ul className="regulations__products">
        {ofKind.map((product) => (
          <li key={productKey(product)}>
            <span className="regulations__year">{product.year ?? '–'}</span>
            {product.regulation === undefined ? (
              <NewTabLink href={productAddress(product)}>
                <span translate="no">{unbroken(product.name)}</span>
              </NewTabLink>
            ) : (
              <a href={sectionAddress(product.regulation)} translate="no">
                {unbroken(product.name)}
              </a>
            )}
            <ProductBadge badge={productBadge(product)} />
          </li>
        ))}
      </ul>
    </section>
  ));
}
