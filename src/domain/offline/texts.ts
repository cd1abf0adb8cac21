// What a visitor reads where the page shows what was stored before.

// The notice, without a network and with one.
export const noNetworkLabel = 'Tanpa jaringan';
export const noNetworkText = 'Anda sedang tanpa jaringan. Ini isi terakhir yang tersimpan.';
export const notRenewedLabel = 'Isi tersimpan';
export const notRenewedText = 'Sebagian isi belum dapat diperbarui. Ini isi terakhir yang tersimpan.';

// Its parts.
export const galleryPart = 'Galeri';
export const staffPart = 'Profil';
