import type { LegalProductBadge } from '../../domain/legal-products/legal-product.ts';
import './product-badge.scss';

/** The file type of a legal product on its land-use hue. */
export function ProductBadge({ badge }: { badge: LegalProductBadge }) {
  return <span className={`file-badge file-badge--${badge.toLowerCase()}`}>{badge}</span>;
}
