// What a visitor reads over a page that is not the office's own. Tools that testers alone see have their texts themselves.

// A trial site.
export const trialLabel = 'Situs percobaan';
export const trialTitle = 'Situs percobaan, bukan layanan resmi.';
export const trialText = 'Tautan dapat menampilkan isi buatan siapa saja di alamat ini.';

// Before a page that somebody else may have made.
export const foreignPageTitle = 'Halaman uji';
export const foreignTitle = 'Ini bukan halaman dari kantor kami';
export const foreignText =
  'Tautan atau berkas yang Anda buka membawa isi buatan orang lain, untuk menguji situs ini. Siapa saja dapat membuatnya.';
export const foreignWarning = 'Jangan percayai biaya, nomor rekening, kontak, atau pengumuman di dalamnya.';
export const toRealSite = 'Ke situs yang sebenarnya';
export const openForeignPage = 'Buka halaman uji';
