import { readSearch } from '../shared/search-parameters.ts';
import { dialogAddress, parseAddress } from './address.ts';
import { DIALOG_PARAMETERS, type OpenDialogs } from './dialogs.ts';

/** The folder of shared pages, for hosts that cannot choose a page by the query (contract "Addresses"). */
export const SHARE_FOLDER = '/bagikan';

/** The one parameter that a shared page is about; an empty value is that of a flag. */
export interface SharedSubject {
  readonly parameter: string;
  readonly value: string;
}

// Characters that every host, file system and query writes unchanged.
const PLAIN = /^[\w-][\w.-]{0,99}$/;

/**
 * Gives the path of a page that shows what one parameter of /home opens: '/bagikan/artikel/{id}', '/bagikan/profil'.
 * @returns undefined for a value that a path or a query could not contain unchanged
 */
export function sharePath({ parameter, value }: SharedSubject): string | undefined {
  if (value === '') return `${SHARE_FOLDER}/${parameter}`;
  return PLAIN.test(value) && !value.endsWith('.html') ? `${SHARE_FOLDER}/${parameter}/${value}` : undefined;
}

/**
 * Reads such a path.
 * @returns the address of /home for it; undefined where there is none
 */
export function readSharePath(path: string): string | undefined {
  const [folder, parameter = '', value = '', ...rest] = path
    .replace(/(?:\.html|\/)$/, '')
    .slice(1)
    .split('/');
  if (`/${folder}` !== SHARE_FOLDER || rest.length > 0 || !DIALOG_PARAMETERS.includes(parameter))
    return undefined;
  const open: OpenDialogs = parseAddress(readSearch(`?${parameter}=${value}`));
  return Object.keys(open).length > 0 ? dialogAddress(open) : undefined;
}
