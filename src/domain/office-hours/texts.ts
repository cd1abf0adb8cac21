// The texts of this feature that a visitor reads. A name is the beginning of its text.

export const minggu = 'Minggu';
export const senin = 'Senin';
export const selasa = 'Selasa';
export const rabu = 'Rabu';
export const kamis = 'Kamis';
export const jumat = 'Jumat';
export const sabtu = 'Sabtu';
export const hariIni = 'hari ini';
export const bukaSampai = (until: string | number) => `Buka sampai ${until}`;
export const bukaPukul = (closed: string, from: string | number) => `${closed}, buka pukul ${from}`;
export const buka = (closed: string, day: string) => `${closed}, buka ${day}`;
export const hariKhusus = (days: string, name: string) => `${days}, ${name}`;
export const karena = (occasion: string) => `(${occasion})`;
export const tutup = 'Tutup';
