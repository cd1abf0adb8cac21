/** A run of text that looks alike. */
export interface TextPiece {
  readonly text: string;
  readonly strong?: true;
  /** Where it leads: a path of this site or an address of the web. */
  readonly href?: string;
}

/** An item of a list, with its own letter or number as the regulation writes it: 'a.', '1.'. */
export interface ListItem {
  readonly mark: string;
  readonly pieces: readonly TextPiece[];
}

/** A part of a paragraph: running text, a list, or a table. */
export type TextPart =
  | { readonly kind: 'text'; readonly pieces: readonly TextPiece[] }
  | { readonly kind: 'list'; readonly items: readonly ListItem[] }
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      readonly rows: readonly (readonly (readonly TextPiece[])[])[];
    };

/** A paragraph ('ayat') of an article; without a number where the article is not divided. */
export interface Paragraph {
  readonly number?: string;
  readonly parts: readonly TextPart[];
}

/** An article ('pasal') or an annex ('lampiran') of a regulation: each has a page of its own. */
export interface RegulationSection {
  /** The end of its address: 'pasal-44', 'lampiran-13'. */
  readonly id: string;
  /** 'Pasal 44', 'Lampiran 13' */
  readonly name: string;
  /** What it is about, where it says so: 'Zona R-4, perumahan kepadatan rendah'. */
  readonly title: string;
  /** The office's own summary, which is not the rule. */
  readonly summary?: string;
  readonly paragraphs: readonly Paragraph[];
  /** What it said before, the newest first; absent where the office has not written it down. */
  readonly former?: readonly FormerWording[];
}

/** The wording of an article before a regulation changed it: the paragraphs that were changed. */
export interface FormerWording {
  /** The regulation that changed it: 'Perwali 7/2025'. */
  readonly before: string;
  readonly paragraphs: readonly Paragraph[];
}

/** A chapter ('bab') with its articles. */
export interface Chapter {
  /** A Roman number: 'IV'. */
  readonly number: string;
  readonly title: string;
  readonly articles: readonly RegulationSection[];
}

/** The text of a regulation in its order. */
export interface RegulationText {
  readonly chapters: readonly Chapter[];
  readonly annexes: readonly RegulationSection[];
}

/** Another regulation that this one names. */
export interface OtherRegulation {
  /** 'Perwali 18/2013' */
  readonly name: string;
  /** The last part of its address, where its text stands on this site. */
  readonly slug?: string;
  /** Which part of this one is concerned: 'Pasal 44 dan Lampiran 13'. */
  readonly part?: string;
  /** The day from which it is in force, ISO 8601; absent where the office has not said. */
  readonly since?: string;
  /** The address of its document. */
  readonly pdf?: string;
}

/** Where an article is used on this site. */
export interface Use {
  readonly label: string;
  readonly note: string;
  readonly href: string;
}

/** A regulation whose text stands on this site (spec §2 Regulation pages). */
export interface Regulation extends RegulationText {
  /** The last part of its address: 'perwali-31-2021'. */
  readonly slug: string;
  /** 'Peraturan Wali Kota Nomor 31 Tahun 2021' */
  readonly title: string;
  /** 'Rencana Detail Tata Ruang Tahun 2021–2041' */
  readonly about: string;
  /** 'Perwali 31/2021' */
  readonly shortName: string;
  /** The day from which it is in force, ISO 8601. */
  readonly since: string;
  /** Words under which people look for it, besides its own. */
  readonly words: string;
  /** The address of its PDF. */
  readonly pdf?: string;
  /** The day on which the office last compared the text with its source, ISO 8601. */
  readonly checked?: string;
  readonly amendedBy: readonly OtherRegulation[];
  readonly replaces: readonly OtherRegulation[];
  /** Absent while it is in force. */
  readonly replacedBy?: OtherRegulation;
  /** The page of the guide that explains an article or annex, by the end of its address; pages count from 1. */
  readonly guide: Readonly<Record<string, number>>;
  /** Where its articles and annexes are used, by the end of their address. */
  readonly uses: Readonly<Record<string, readonly Use[]>>;
}

/** A regulation in the list of those that are read here. */
export type ListedRegulation = Pick<
  Regulation,
  'slug' | 'title' | 'about' | 'shortName' | 'since' | 'replacedBy'
>;

/** Gives the articles and annexes of a regulation in the order in which they are read. */
export function sectionsOf({ chapters, annexes }: RegulationText): readonly RegulationSection[] {
  return [...chapters.flatMap(({ articles }) => articles), ...annexes];
}
