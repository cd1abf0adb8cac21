import * as texts from '../texts.ts';

/** What a visitor calls what this feed gives (spec §2 Offline). */
export const name = texts.staffPart;
