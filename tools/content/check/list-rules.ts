import type { ItemFinding } from '@bupc/content/check/finding.ts';
import type { BannerImage } from '../../../src/domain/banners/banner.ts';
import type { LegalProduct } from '../../../src/domain/legal-products/legal-product.ts';
import { DROPDOWN_LIMIT, keptProducts } from '../../../src/domain/legal-products/legal-product-list.ts';
import type { StaffItem } from '../../../src/domain/staff/staff-profile.ts';
import { staffProfiles } from '../../../src/domain/staff/staff-profiles.ts';
import { stripStaffWords } from '../../../src/domain/staff/strip-staff-words.ts';
import { repeatedFindings } from './repeated.ts';

/** Says of the banners of a feed what the rules do with them. */
export function bannerFindings(banners: readonly BannerImage[]): ItemFinding[] {
  const empty: ItemFinding = {
    level: 'warning',
    kind: 'empty',
    message: "no banner; the page says 'No images available'",
  };
  return [
    ...(banners.length === 0 ? [empty] : []),
    ...repeatedFindings(banners, ({ name }) => name, 'a banner of this name', 'name'),
  ];
}

/** Says of the legal products of a feed what the rules do with them. */
export function legalProductFindings(products: readonly LegalProduct[]): ItemFinding[] {
  const kept = keptProducts(products).length;
  const hidden = products.flatMap((product, item): ItemFinding[] => {
    if (keptProducts([product]).length > 0) return [];
    const isByName = keptProducts([{ ...product, type: '' }]).length === 0;
    const why = isByName ? 'its name contains .docx' : 'its type is the Word type';
    return [
      {
        level: 'warning',
        kind: 'hidden',
        item,
        field: isByName ? 'name' : 'type',
        message: `'${product.name}' is not shown: ${why} (spec §5 Legal products)`,
      },
    ];
  });
  return [...hidden, ...productCount(kept)];
}

function productCount(kept: number): ItemFinding[] {
  if (kept === 0) {
    const message = "no legal product; the page says 'Tidak ada produk hukum tersedia'";
    return [{ level: 'warning', kind: 'empty', message }];
  }
  if (kept <= DROPDOWN_LIMIT) return [];
  const message = `${kept} legal products; the menu shows the first ${DROPDOWN_LIMIT} by name, the section all`;
  return [{ level: 'note', kind: 'more', message }];
}

/** Says of the staff items of a feed what the rules do with them. */
export function staffFindings(items: readonly StaffItem[], centreName: string): ItemFinding[] {
  const profiles = staffProfiles(items, centreName);
  return [
    ...items.flatMap((one, item) => [...droppedStaff(one, item, centreName), ...strippedWords(one, item)]),
    ...profileCount(profiles.length, profiles[0]?.title ?? ''),
  ];
}

function profileCount(count: number, first: string): ItemFinding[] {
  if (count === 0) {
    const message = 'no profile is left; the page shows a sample one';
    return [{ level: 'warning', kind: 'empty', message }];
  }
  if (count === 1) return [];
  return [
    { level: 'note', kind: 'more', message: `${count} profiles; the page shows the first, '${first}'` },
  ];
}

function droppedStaff(one: StaffItem, item: number, centreName: string): ItemFinding[] {
  const isKept = (some: StaffItem) => staffProfiles([some], centreName).length > 0;
  if (isKept(one)) return [];
  const hasPhoto = isKept({ imageUrl: one.imageUrl });
  const why = hasPhoto ? "its title contains 'ali' and its category 'tim it'" : 'it has no photo';
  const message = `'${one.title ?? one.id ?? ''}' is left out: ${why} (spec §5 Staff profiles)`;
  return [{ level: 'warning', kind: 'hidden', item, field: hasPhoto ? 'title' : 'imageUrl', message }];
}

function strippedWords({ title, description, category }: StaffItem, item: number): ItemFinding[] {
  return Object.entries({ title, description, category }).flatMap(([field, text = '']): ItemFinding[] => {
    const shown = stripStaffWords(text);
    if (shown === text.replace(/\s+/g, ' ').trim()) return [];
    const message = `'${text}' is shown as '${shown}' (spec §5 Staff profiles)`;
    return [{ level: 'note', kind: 'changed', item, field, message }];
  });
}
