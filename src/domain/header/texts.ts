// The texts of this feature that a visitor reads. A name is the beginning of its text.

export const login = 'Login';
export const register = 'Register';
export const bahasaBaruTersediaDalam = 'Bahasa: baru tersedia dalam bahasa Indonesia';
export const inText = 'In';
export const bahasaIndonesiaSedangDipakai = 'Bahasa Indonesia, sedang dipakai';
export const en = 'En';
export const bahasaInggrisBelumTersedia = 'Bahasa Inggris, belum tersedia';
