/** The services of the 'Layanan Tata Ruang' dialog, in its order (spec §2 Services dialog). */
export const SPATIAL_SERVICE_IDS = ['itr', 'krk', 'siteplan', 'kkpr'] as const;

/** A service of the 'Layanan Tata Ruang' dialog. */
export type SpatialServiceId = (typeof SPATIAL_SERVICE_IDS)[number];

/** Whether a word is the id of a service. */
export const isSpatialService = (word: string | undefined): word is SpatialServiceId =>
  SPATIAL_SERVICE_IDS.some((id) => id === word);
