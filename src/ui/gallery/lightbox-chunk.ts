/** Brings what the lightbox shows: a chunk of its own, with the engine that swipes and zooms. */
export const loadLightboxBody = () => import('./lightbox-body.tsx').then((module) => module.LightboxBody);
