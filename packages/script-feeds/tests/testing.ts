// What a site tests its own rules with: the rules by themselves, and the built script in a world that has only what the host has.
export { type CellValue, cellText, isYes } from '../src/rules/cell.ts';
export { cellDate, datedName } from '../src/rules/cell-date.ts';
export {
  type DriveFile,
  type DriveItem,
  type DriveItems,
  type DriveNeed,
  needKey,
} from '../src/rules/drive-item.ts';
export { downloadAddress, driveReference, pageAddress, viewAddress } from '../src/rules/drive-reference.ts';
export type { FeedRule } from '../src/rules/feed-rule.ts';
export { FEED_NAMES, FEED_RULES, isFeedName } from '../src/rules/feeds.ts';
export { typeOfWord } from '../src/rules/mime-type.ts';
export { refusal } from '../src/rules/publication.ts';
export { readTable } from '../src/rules/table.ts';
export { sitePath, webLink } from '../src/rules/web-link.ts';
export { START, scriptHost } from './fakes/script-host.ts';
