/** Brings what the guide shows: a chunk of its own, with the libraries that draw and turn the pages. */
export const loadGuideBody = () => import('./guide-body.tsx').then((module) => module.GuideBody);
