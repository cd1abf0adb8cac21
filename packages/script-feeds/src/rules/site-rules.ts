/** The fields of a date and a clock time; what is left out is 0. */
export interface ClockFields {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
  readonly hour?: number;
  readonly minute?: number;
  readonly second?: number;
}

/** How much of a feed a site takes. */
export interface SiteLimits {
  readonly banners: number;
  readonly folders: number;
  readonly products: number;
  readonly staff: number;
  readonly articles: number;
  /** Of a folder. */
  readonly photos: number;
  /** Of an article. */
  readonly pictures: number;
  /** Characters of a text, of a content and of an address. */
  readonly text: number;
  readonly content: number;
  readonly address: number;
  /** Bytes of a document. */
  readonly documentBytes: number;
}

/**
 * The rules of the site that reads the feeds, so that what it would leave out is noted in the spreadsheet. They run in the
 * script host: no URL, no TextEncoder, ES2020 at most.
 */
export interface SiteRules {
  readonly limits: SiteLimits;
  /** Gives the beginning of a text; no character is cut in half. */
  readonly cutText: (text: string, limit: number) => string;
  /** Replaces each half of a character that stands alone. */
  readonly wellFormed: (text: string) => string;
  /** Gives a MIME type in lower case, without blanks around it and without parameters. */
  readonly mediaType: (type: string) => string;
  /** Whether the site shows a picture of this type and name. */
  readonly isShownImage: (image: {
    readonly mimeType?: string | undefined;
    readonly imageName: string;
  }) => boolean;
  /** Whether the site leaves out documents of this type. */
  readonly isWordType: (type: string) => boolean;
  /** Whether the site shows somebody of the staff. */
  readonly isShownStaff: (person: {
    readonly title?: string;
    readonly category?: string;
    readonly imageUrl: string;
  }) => boolean;
  /** Reads ISO 8601, in milliseconds since 1970; without a zone it is time of the office. */
  readonly isoTime: (text: string) => number | undefined;
  /** Reads day/month/year with an optional time of the office. */
  readonly formattedTime: (text: string) => number | undefined;
  /** Gives the moment at which a clock of the office shows the fields; undefined where no such day exists. */
  readonly clockTime: (fields: ClockFields) => number | undefined;
}
