// What a visitor reads of the footer, by the part of the screen it stands in.

// The opening hours.
export const titleWithPhone = 'Datang, telepon, atau tulis.';
export const titleWithoutPhone = 'Datang atau kirim pesan.';
/** Until it is known whether the office is open. */
export const hoursTitle = 'Jam layanan';
export const openNow = 'Buka sekarang';
export const openUntil = (time: string) => `sampai pukul ${time}`;
export const closedNow = 'Tutup sekarang';
export const opensAt = ({ day, time }: { day: string; time: string }) => `, buka ${day} pukul ${time}`;

// The social networks.
export const socialLabel = 'Media sosial';
export const facebook = 'Facebook';
export const instagram = 'Instagram';
export const youtube = 'YouTube';
export const tiktok = 'TikTok';
