import type { CityConfig } from '../domain/city-config.ts';
import { guideTitle } from '../domain/guide/guide.ts';
import * as mapTexts from '../domain/map/catalogue-texts.ts';
import type { DialogId } from '../domain/navigation/dialogs.ts';
import * as newsTexts from '../domain/news/texts.ts';
import * as searchTexts from '../domain/search/texts.ts';
import { PRIORITY_TITLES } from '../domain/services/terms.ts';
import * as serviceTexts from '../domain/services/texts.ts';
import * as sharedTexts from '../domain/shared/texts.ts';
import type { DialogSize } from './shared/dialog-panel.tsx';

/** The head and the size of a dialog: the dialog and the frame that stands in for it are both made of it. */
export interface DialogName {
  readonly title: string;
  /** The line under the title, where it is always the same. */
  readonly lead?: string;
  readonly size: DialogSize;
  /** It fills a phone's screen, with a low head. */
  readonly whole?: boolean;
  /** How high its frame is, where the screen has room: as the dialog mostly is. */
  readonly tall?: string;
}

/**
 * Says what is known of a dialog before its code has loaded.
 * @param centre whose name profile and guide have
 */
export function dialogName(id: DialogId, centre: CityConfig['centre']): DialogName {
  if (id === 'guide') return { title: guideTitle(centre.abbreviation), size: 'full' };
  return id === 'profile'
    ? { title: sharedTexts.profileOf(centre.name), size: 'lg', tall: 'calc(50dvh + 18rem)' }
    : DIALOG_NAMES[id];
}

/** What is the same in every city. */
export const DIALOG_NAMES = {
  services: {
    title: sharedTexts.spatialServices,
    lead: serviceTexts.dialogLead,
    size: 'xl',
    tall: '61rem',
  },
  map: { title: serviceTexts.hubMapTitle, lead: mapTexts.dialogLead, size: 'xl', tall: '44rem' },
  interaction: {
    title: serviceTexts.hubInteractionTitle,
    lead: serviceTexts.interactionLead,
    size: 'lg',
    tall: '56rem',
  },
  itrTerms: { title: PRIORITY_TITLES.itr, lead: serviceTexts.termsLead, size: 'sm', tall: '36rem' },
  krkTerms: { title: PRIORITY_TITLES.krk, lead: serviceTexts.termsLead, size: 'sm', tall: '36rem' },
  article: { title: newsTexts.dialogTitle, size: 'xl', tall: '90dvh' },
  lightbox: { title: sharedTexts.gallery, size: 'full' },
  finder: { title: sharedTexts.whatToBuild, size: 'xl', whole: true, tall: '53rem' },
  search: { title: searchTexts.title, size: 'xl', tall: '60rem' },
} as const satisfies Readonly<Partial<Record<DialogId, DialogName>>>;
