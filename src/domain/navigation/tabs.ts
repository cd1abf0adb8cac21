/** The seven tabs in their fixed order (spec §2 Navigation bar). */
export const TAB_IDS = ['beranda', 'profil', 'layanan', 'peta', 'produk', 'panduan', 'kontak'] as const;

/** A tab of the navigation bar. */
export type TabId = (typeof TAB_IDS)[number];
