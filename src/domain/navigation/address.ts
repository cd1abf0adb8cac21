import { withoutParameters, writeSearch } from '../shared/search-parameters.ts';
import { searchedWords } from '../shared/searched-words.ts';
import {
  DIALOG_IDS,
  DIALOG_PARAMETERS,
  type DialogId,
  dialogOf,
  type MovedSubjects,
  type OpenDialogs,
} from './dialogs.ts';

/** The path of the landing page, the only one with dialogs. */
export const HOME = '/home';

type Search = Readonly<Record<string, unknown>>;

/**
 * Reads what an address opens (contract "Addresses"). Unknown names and malformed values are dropped. Any value but
 * false sets a flag; a dialog that opens over another opens that one too; a detail needs its subject.
 * @param search parameters, as text or already read as numbers and booleans
 */
export function parseAddress(search: Search): OpenDialogs {
  const open: Record<string, unknown> = {};
  const known = withWhatLiesUnder(search);
  for (const id of DIALOG_IDS) {
    const { parameter, detail } = dialogOf(id);
    const value = valueFor(id, known);
    if (value === undefined) continue;
    open[parameter] = value;
    const number = detail === undefined ? undefined : ordinal(known[detail]);
    if (detail !== undefined && number !== undefined) open[detail] = number;
  }
  return open as OpenDialogs;
}

/** Gives the search parameters of what is open; what parseAddress would drop is left out. */
export function formatAddress(open: OpenDialogs): Record<string, string | number | true> {
  return { ...parseAddress(open) };
}

/** Whether an address opens a dialog. */
export function isAddressed(open: OpenDialogs, id: DialogId): boolean {
  const { parameter, word } = dialogOf(id);
  const value = (open as Search)[parameter];
  return word === undefined ? value !== undefined : value === word || isPart(id, value);
}

/**
 * Gives the address of /home with these dialogs open.
 * @param search the present search parameters; those that are not a dialog's stay
 */
export function dialogAddress(open: OpenDialogs, search: Search = {}): string {
  return `${HOME}${writeSearch({ ...withoutParameters(search, DIALOG_PARAMETERS), ...formatAddress(open) })}`;
}

/** Whether a value of a dialog's parameter names one of its parts. */
export function isPart(id: DialogId, value: unknown): value is string {
  return dialogOf(id).parts?.some((part) => part === value) ?? false;
}

/**
 * Gives the subjects of the open dialogs: ids, photos, pages, words and the marked part, without a dialog's own word.
 */
export function subjectsOf(open: OpenDialogs): OpenDialogs {
  const own = (parameter: string, value: unknown): boolean =>
    DIALOG_IDS.some((id) => dialogOf(id).parameter === parameter && dialogOf(id).word === value);
  return Object.fromEntries(Object.entries(open).filter(([parameter, value]) => !own(parameter, value)));
}

/** Gives what has moved inside a dialog, without what no address can name. */
export function addressableMoves(moved: MovedSubjects): MovedSubjects {
  const given: Search = moved;
  return Object.fromEntries(
    DIALOG_IDS.flatMap((id) => {
      const { parameter, subject, detail } = dialogOf(id);
      const known = [
        [parameter, subject === 'ordinal' || subject === 'words' ? valueFor(id, given) : undefined],
        [detail, detail && ordinal(given[detail])],
      ];
      return known.filter(([, value]) => value !== undefined);
    }),
  );
}

/**
 * Names what is open, without the details that a visitor moves through inside a dialog: a photo, a page of the guide,
 * words, the marked part.
 */
export function openingsOf(open: OpenDialogs): string[] {
  const address: Search = formatAddress(open);
  return DIALOG_IDS.filter((id) => isAddressed(open, id)).map((id) => {
    const { parameter, word, subject } = dialogOf(id);
    const isInside = subject === 'ordinal' || subject === 'words';
    return isInside ? parameter : `${parameter}=${word ?? address[parameter]}`;
  });
}

/** Whether a number is a whole number from 1, as photos and pages are addressed. */
export function isOrdinal(number: number): boolean {
  return Number.isSafeInteger(number) && number >= 1;
}

function withWhatLiesUnder(search: Search): Search {
  const above = DIALOG_IDS.find(
    (id) => dialogOf(id).over !== undefined && valueFor(id, search) !== undefined,
  );
  const under = above && DIALOG_IDS.find((id) => id === dialogOf(above).over);
  if (under === undefined || valueFor(under, search) !== undefined) return search;
  const { parameter, word } = dialogOf(under);
  return { ...search, [parameter]: word };
}

function valueFor(id: DialogId, search: Search): unknown {
  const { parameter, word, subject } = dialogOf(id);
  const value = search[parameter];
  if (word !== undefined) return value === word || isPart(id, value) ? value : undefined;
  if (subject === 'id') return identifier(value);
  if (subject === 'ordinal') return ordinal(value);
  if (subject === 'words') return words(value);
  return isSet(value) ? true : undefined;
}

function identifier(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

/** The searched words; a bare name means no search yet. */
function words(value: unknown): string | undefined {
  if (value === true) return '';
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' ? searchedWords(text) : undefined;
}

function ordinal(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && isOrdinal(number) ? number : undefined;
}

function isSet(value: unknown): boolean {
  return value !== undefined && value !== null && value !== false && value !== 'false';
}
