/** Loads the content of the lightbox: a chunk of its own, with the engine that swipes and zooms. */
export const loadLightboxBody = () => import('./lightbox-body.tsx').then((module) => module.LightboxBody);
