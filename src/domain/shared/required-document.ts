/** A document that an application needs. */
export interface RequiredDocument {
  readonly name: string;
  /** When it is needed, or where it is filled in. */
  readonly note?: string;
}

/** Says a document with its note, such as 'Surat kuasa (bila diwakilkan)'. */
export function documentText({ name, note }: RequiredDocument): string {
  return note === undefined ? name : `${name} (${note})`;
}
