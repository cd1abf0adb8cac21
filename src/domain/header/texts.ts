// What a visitor reads of the header.

// The language switch.
export const languageLabel = 'Bahasa: baru tersedia dalam bahasa Indonesia';
export const indonesian = 'In';
export const indonesianLabel = 'Bahasa Indonesia, sedang dipakai';
export const english = 'En';
export const englishLabel = 'Bahasa Inggris, belum tersedia';
