import { staffTexts } from './staff-defaults.ts';
import { compareStaffOrder, staffOrder } from './staff-order.ts';
import type { StaffItem, StaffProfile } from './staff-profile.ts';

/**
 * Makes profiles of staff items: drops, fills, strips and sorts them by order key as text (spec §3 Staff profile item,
 * §5 Staff profiles). Items of equal key keep their order.
 * @param items as received; positions count from the whole list, dropped items included
 * @param centreName the planning centre's name, used in the defaults
 */
export function staffProfiles(items: readonly StaffItem[], centreName: string): StaffProfile[] {
  return items
    .flatMap((item, index) => (isDropped(item) ? [] : [staffProfile(item, index, centreName)]))
    .sort((a, b) => compareStaffOrder(a.order, b.order));
}

function staffProfile(item: StaffItem, index: number, centreName: string): StaffProfile {
  return {
    ...staffTexts(item, index, centreName),
    imageUrl: item.imageUrl.trim(),
    order: staffOrder(item.category, index),
  };
}

// 'ali' is looked for anywhere in the title, as spec §5 Staff profiles says: 'Kualitas' is dropped with it.
function isDropped({ imageUrl, title = '', category = '' }: StaffItem): boolean {
  if (imageUrl.trim() === '') return true;
  return title.toLowerCase().includes('ali') && category.toLowerCase().includes('tim it');
}
