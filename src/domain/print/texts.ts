// The texts of this feature that a visitor reads. A name is the beginning of its text.

export const dicetak = (printed: string | number) => `Dicetak ${printed}`;
export const produkHukum = 'Produk Hukum';
export const kontak = 'Kontak';
export const jamLoket = 'Jam loket';
