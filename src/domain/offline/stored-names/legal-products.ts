import * as sharedTexts from '../../shared/texts.ts';

/** What a visitor calls what this feed gives (spec §2 Offline). */
export const name = sharedTexts.legalProductsShort;
