// What a visitor reads of the menus alone; their other terms stand among the shared texts.

// The navigation bar.
export const menuLabel = 'Navigasi utama';

// The pages beside the landing page.
export const mapData = 'Data Peta';
