/** A form to fill in: where it is, what its file is called, and the values of its fields by name. */
export interface WantedForm {
  /** A path of this site, or an http(s) address. */
  readonly form: string;
  readonly name: string;
  readonly values: Readonly<Record<string, string>>;
}

/** How filling a form ended: saved with what it has fields for, or opened as it is since it has none of them. */
export type FormOutcome = 'filled' | 'blank';

/** Fills in forms for the visitor, in their own browser (spec §2 The parcel goes along). */
export interface FormFilling {
  /** @throws where the form could not be loaded, or is no document that can be read */
  fill(wanted: WantedForm, signal: AbortSignal): Promise<FormOutcome>;
}
