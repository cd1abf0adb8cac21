/** What a visitor calls what this feed gives (spec §2 Offline). */
export const name = 'Gambar utama';
