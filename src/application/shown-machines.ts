import { createFinderMachine } from './finder/finder-machine.ts';
import { createLightboxMachine } from './gallery/lightbox-machine.ts';
import { createGuideMachine } from './guide/guide-machine.ts';
import { createGuideSearchMachine } from './guide/guide-search-machine.ts';
import { mapCatalogueMachine } from './map/map-catalogue-machine.ts';
import { createArticleMachine } from './news/article-machine.ts';
import { createChecklistMachine } from './procedures/checklist-machine.ts';
import { createSearchMachine } from './search/search-machine.ts';

/**
 * How each machine that a dialog shows is made. Their code is in the chunk of the dialogs, which loads when a visitor is about to open
 * one; the build, tests and testers load it at the start.
 */
export const SHOWN_MACHINES = {
  article: createArticleMachine,
  lightbox: createLightboxMachine,
  guide: createGuideMachine,
  guideSearch: createGuideSearchMachine,
  mapCatalogue: () => mapCatalogueMachine,
  finder: createFinderMachine,
  checklist: createChecklistMachine,
  search: createSearchMachine,
} as const;

/** The name of a machine that a dialog shows. */
export type ShownName = keyof typeof SHOWN_MACHINES;
