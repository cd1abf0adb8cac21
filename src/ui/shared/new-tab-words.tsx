import * as texts from '../../domain/shared/texts.ts';

/** Says of a link that it opens a new tab, to those who cannot see its arrow. */
export const NewTabWords = () => <span className="visually-hidden">{` ${texts.newTab}`}</span>;
