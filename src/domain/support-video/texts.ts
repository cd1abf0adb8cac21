// What a visitor reads of the support video, by the part of the screen it stands in.

// The section.
export const title = (abbreviation: string) => `VIDEO DUKUNGAN ${abbreviation}`;
export const lead = (abbreviation: string) =>
  `Dukungan ${abbreviation} untuk kota berkelanjutan, dari peta sampai jalan di depan rumah.`;

// The player.
export const play = 'Putar video';
export const failed = 'Video tidak dapat diputar.';
export const captionsLabel = 'Indonesia';

// Beside the player.
export const innovationTitle = 'Inovasi Digital';
export const innovationText = 'Layanan publik yang berubah lewat teknologi.';
export const sustainabilityTitle = 'Pembangunan Berkelanjutan';
export const sustainabilityText = 'Infrastruktur yang ramah lingkungan.';
export const cultureTitle = 'Masyarakat Berbudaya';
export const cultureText = 'Kearifan lokal yang tetap dijaga.';
