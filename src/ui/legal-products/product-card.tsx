import type { LegalProduct } from '../../domain/legal-products/legal-product.ts';
import {
  LEGAL_PRODUCT_DESCRIPTION,
  productAddress,
  productBadge,
  productTypeLabel,
} from '../../domain/legal-products/legal-product-labels.ts';
import * as texts from '../../domain/legal-products/texts.ts';
import { sectionAddress } from '../../domain/shared/regulation-address.ts';
import { ActionWords } from '../shared/action-words.tsx';
import { Icon } from '../shared/icon.tsx';
import { ProductBadge } from './product-badge.tsx';

/** A legal product (spec §2 Legal products section); its link opens a new tab. */
export function ProductCard({ product }: { product: LegalProduct }) {
  const badge = productBadge(product);
  return (
    <article className="law-card">
      <p className="law-card__badges">
        <span className="law-card__active">
          <Icon name="tick" size="text" />
          {texts.activeBadge}
        </span>
        <ProductBadge badge={badge} />
      </p>
      <Icon name={badge === 'ZIP' ? 'file-zip' : 'file'} size="huge" />
      <h3 className="law-card__name" translate="no">
        {product.name}
      </h3>
      <p className="law-card__type">{productTypeLabel(product)}</p>
      <p className="law-card__text">{LEGAL_PRODUCT_DESCRIPTION}</p>
      <p className="law-card__actions">
        <a
          className="action law-card__action"
          href={productAddress(product)}
          target="_blank"
          rel="noopener noreferrer"
        >
          <ActionWords words={texts.view} about={product.name} isNamed out />
        </a>
        {product.regulation !== undefined && (
          <a className="action law-card__action" href={sectionAddress(product.regulation)}>
            <ActionWords words={texts.readHere} about={product.name} isNamed />
          </a>
        )}
      </p>
    </article>
  );
}
