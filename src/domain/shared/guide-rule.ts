/** An article or annex that a page of the guide explains (spec §2 Guide). */
export interface GuideRule {
  /** The page, from 1. */
  readonly page: number;
  /** 'Pasal 62' */
  readonly name: string;
  /** 'Perwali 31/2021' */
  readonly regulation: string;
  readonly href: string;
}
