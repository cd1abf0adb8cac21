import { SPATIAL_SERVICE_IDS } from '../shared/spatial-services.ts';

/** A dialog, as the address of the page opens it (contract "Addresses"). */
interface DialogDescription {
  /** The search parameter of /home that opens it. */
  readonly parameter: string;
  /** The value that opens this dialog, where several share a parameter. */
  readonly word?: string;
  /** Further values that open it at one of its parts, which it marks. */
  readonly parts?: readonly string[];
  /**
   * The meaning of the value where it is not a fixed word: the id of a thing, a number from 1, or words, possibly none.
   */
  readonly subject?: 'id' | 'ordinal' | 'words';
  /** A further parameter, a number from 1: the shown part of the subject. */
  readonly detail?: string;
  /** The dialog that opens under it. */
  readonly over?: string;
}

/**
 * Every dialog of the page, in the order in which addresses name them. One with neither word nor subject is a flag. The
 * parsing and formatting of addresses and the lists in tests are derived from this list.
 */
export const DIALOGS = {
  services: { parameter: 'layanan', word: 'utama', parts: SPATIAL_SERVICE_IDS },
  map: { parameter: 'layanan', word: 'peta' },
  interaction: { parameter: 'layanan', word: 'interaksi' },
  itrTerms: { parameter: 'syarat', word: 'itr', over: 'services' },
  krkTerms: { parameter: 'syarat', word: 'krk', over: 'services' },
  profile: { parameter: 'profil' },
  article: { parameter: 'artikel', subject: 'id' },
  lightbox: { parameter: 'galeri', subject: 'id', detail: 'foto' },
  guide: { parameter: 'panduan', subject: 'ordinal' },
  search: { parameter: 'temukan', subject: 'words' },
  finder: { parameter: 'mulai', subject: 'words' },
} as const satisfies Record<string, DialogDescription>;

/** The name of a dialog. */
export type DialogId = keyof typeof DIALOGS;

/** The names of all dialogs, in their order. */
export const DIALOG_IDS = Object.keys(DIALOGS) as readonly DialogId[];

/** Gives the description of a dialog as the plain type, instead of its literal values. */
export const dialogOf = (id: DialogId): DialogDescription => DIALOGS[id];

const from = (under: DialogId | undefined): readonly DialogId[] =>
  DIALOG_IDS.filter((id) => dialogOf(id).over === under).flatMap((id) => [id, ...from(id)]);
const FROM_BELOW = from(undefined);

/**
 * Gives the dialog above all others: they lie in their order, each beneath those that open over it.
 * @returns undefined where none is open
 */
export const upperDialog = (isOpen: (id: DialogId) => boolean): DialogId | undefined =>
  FROM_BELOW.findLast(isOpen);

type Described = (typeof DIALOGS)[DialogId];
type Taken<D> = D extends { word: infer Word }
  ? Word | (D extends { parts: readonly (infer Part)[] } ? Part : never)
  : D extends { subject: 'id' | 'words' }
    ? string
    : D extends { subject: 'ordinal' }
      ? number
      : true;
type Detail = Extract<Described, { detail: string }>['detail'];

/** The search parameters of /home for what is open: a value for each parameter, a number for each detail. */
export type OpenDialogs = {
  [P in Described['parameter']]?: Taken<Extract<Described, { parameter: P }>>;
} & { [D in Detail]?: number };

/** The parameters that say what a dialog is about: the subjects, their details, and the parts that a dialog marks. */
export type SubjectParameter =
  | Extract<Described, { subject: string } | { parts: readonly string[] }>['parameter']
  | Detail;

/** What a visitor moves through inside a dialog: a photo, a page of the guide, words. */
export type MovedSubjects = {
  readonly [P in Extract<Described, { subject: 'ordinal' | 'words' }>['parameter'] | Detail]?: OpenDialogs[P];
};

const details = DIALOG_IDS.flatMap((id) => dialogOf(id).detail ?? []);

/** Every search parameter that belongs to a dialog. */
export const DIALOG_PARAMETERS: readonly string[] = [
  ...new Set([...DIALOG_IDS.map((id) => dialogOf(id).parameter), ...details]),
];

/** The parameters of SubjectParameter, as a list. */
export const SUBJECT_PARAMETERS = [
  ...DIALOG_IDS.flatMap((id) => {
    const { parameter, subject, parts } = dialogOf(id);
    return (subject ?? parts) === undefined ? [] : parameter;
  }),
  ...details,
] as readonly SubjectParameter[];
