import { FOLDERS } from 'virtual:built-in-gallery';
import { builtInFolders } from './built-in-folders.ts';

/** The folders of the office's built-in gallery; none where it has none. */
export const OWN_FOLDERS = builtInFolders(FOLDERS);
