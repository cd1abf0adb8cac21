// The texts of this feature that a visitor reads. A name is the beginning of its text.

export const jedaVideoLatar = 'Jeda video latar';
export const lanjutkanVideoLatar = 'Lanjutkan video latar';
export const pimpinanDaerah = 'Pimpinan Daerah';
export const visi = 'VISI';
export const misi = 'MISI';
