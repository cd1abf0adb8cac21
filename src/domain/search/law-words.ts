/** Under which people look for laws beside their titles; matched, never shown. */
export const LAW_WORDS = 'produk hukum undang-undang regulasi';
