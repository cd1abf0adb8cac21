/** The paths of the pages about the site that its footer leads to (contract "Addresses"). */
export const ACCESSIBILITY_PATH = '/aksesibilitas';
export const PRIVACY_PATH = '/privasi';
export const SITE_MAP_PATH = '/peta-situs';
