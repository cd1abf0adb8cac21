import type { OpeningHours, SpecialDays } from './office-hours/office-hours.ts';
import type { GuidePages, OwnService, ServiceTable } from './services/service-table.ts';

/** A video: a file of this site, or a YouTube id that is embedded through youtube-nocookie.com. */
export type VideoSource =
  | { readonly kind: 'file'; readonly src: string; readonly captions?: string }
  | { readonly kind: 'youtube'; readonly id: string };

/** A video with the still that stands in for it until it plays. */
export interface SiteVideo {
  readonly title: string;
  readonly source: VideoSource;
  /** A .webp, with a twin 640 px wide at `…-640.webp`. */
  readonly poster: string;
  /** Shown exactly as written, such as '0:30'; left out when unknown. */
  readonly length?: string;
}

/** A leader of the city: an office and a portrait, without a name (spec §2 Leadership section). */
export interface Leader {
  readonly title: string;
  readonly portrait: string;
  readonly portraitAlt: string;
}

/** A card beside the support video (spec §2 Support video section). */
export interface SupportCard {
  readonly title: string;
  readonly text: string;
}

/** Everything that makes the site this city's: edited in kantor.yaml of the content folder, and libur.csv beside it. */
export interface CityConfig {
  readonly office: {
    readonly name: string;
    readonly nameLines: readonly string[];
    /** The path of a square picture of this site; without it a mark is drawn. */
    readonly logo?: string;
  };
  readonly centre: {
    readonly abbreviation: string;
    readonly name: string;
    readonly tagline: string;
    readonly logo?: string;
  };
  readonly description: string;
  /** Origin of the public site, for canonical and share addresses; no trailing slash. */
  readonly origin: string;
  readonly footerYear: number;
  readonly contact: {
    readonly address: string;
    readonly email: string;
    readonly hotline: { readonly label: string; readonly href: string };
    readonly customerService: { readonly label: string; readonly href: string };
    readonly website: { readonly label: string; readonly href: string };
    readonly consultation: string;
    /** Working days within which the office answers visitors who report a barrier (spec §2 Accessibility statement). */
    readonly answerWithinDays: number;
  };
  /** What the four services need, take, cost and give (spec §5 Services table). */
  readonly services: ServiceTable;
  /** What the service hub says of them; absent where they are the four of the site. The build writes it. */
  readonly servicesLine?: string;
  /** Further services that the site does not know; absent where there are none. */
  readonly ownServices?: readonly OwnService[];
  readonly guidePages?: GuidePages;
  readonly timeZone: string;
  readonly openingHours: readonly OpeningHours[];
  /** Holidays and days with other hours, of libur.csv or libur.yaml; absent where there are none (spec §1 Office hours). */
  readonly specialDays?: readonly SpecialDays[];
  readonly social: readonly ('facebook' | 'instagram' | 'youtube' | 'tiktok')[];
  /** Up to four; none leaves the section with vision and missions. */
  readonly leaders: readonly Leader[];
  readonly vision: string;
  /** One to nine. */
  readonly missions: readonly string[];
  /** The cards beside the support video; absent for those of the site (spec §2 Support video section). */
  readonly supportCards?: readonly SupportCard[];
  readonly videos: { readonly background: SiteVideo; readonly support: SiteVideo };
  /** The guide that is read and searched here (spec §2 Guide): the path of a PDF of this site; left out where there is none. */
  readonly guideFile?: string;
  /**
   * What the Panduan tab opens: the document outside, in a new tab (spec §2 Navigation bar), or the guide viewer here.
   */
  readonly guideViewer: 'outside' | 'here';
  /** Whether dates of articles in 2025 are shown as 2024 (spec §5 Dates). */
  readonly shows2025As2024?: boolean;
  readonly links: {
    /** The document that the Panduan tab opens; without it and a guide here there is no such tab. */
    readonly guide?: string;
    /** The requirements guide in the services dialog, where there is one. */
    readonly requirementsGuide?: string;
    /** The national land-map system. */
    readonly landMap: string;
    /** The planning portal behind 'Lihat Semua Artikel'. */
    readonly planningPortal: string;
  };
}
