// What a visitor reads of the menus alone; their other terms stand among the shared texts.

// The navigation bar.
export const menuLabel = 'Navigasi utama';

// The pages beside the landing page.
export const mapData = 'Data Peta';

// A dialog that does not show.
export const dialogFailedTitle = 'Jendela ini gagal ditampilkan';
export const dialogFailedLead = 'Isi jendela ini bermasalah';
export const dialogFailedText = 'Halaman di baliknya tetap dapat dipakai. Coba tampilkan lagi.';
export const dialogNotLoadedTitle = 'Jendela ini gagal dimuat';
