// The texts of this feature that a visitor reads. A name is the beginning of its text.

export const gagalMemuatData = 'Gagal Memuat Data';
export const gagalMemuatGambarProfil = 'Gagal memuat gambar profil. Menggunakan data contoh.';
export const cobaLagi = 'Coba Lagi';
export const memuatProfil = 'Memuat profil...';
export const tidakAdaDataProfil = 'Tidak ada data profil yang tersedia.';
export const hubungiKami = 'Hubungi Kami';
