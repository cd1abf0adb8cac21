// The texts of this feature that a visitor reads. A name is the beginning of its text.

export const minggu = 'Minggu';
export const senin = 'Senin';
export const selasa = 'Selasa';
export const rabu = 'Rabu';
export const kamis = 'Kamis';
export const jumat = 'Jumat';
export const sabtu = 'Sabtu';
export const bukaSampai = (until: string | number) => `Buka sampai ${until}`;
export const tutupBukaPukul = (from: string | number) => `Tutup, buka pukul ${from}`;
export const tutupBuka = (dayName: string | number) => `Tutup, buka ${dayName}`;
export const tutup = 'Tutup';
