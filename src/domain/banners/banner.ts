/** Banners: each is a slide and a dot of its own on the page (spec §9 Limits of feeds). */
export const MAX_BANNERS = 100;

/** A banner as its feed gives it (spec §3 Banner image); `fileId` comes from the drive link in `url`. */
export interface BannerImage {
  readonly name: string;
  readonly url: string;
  readonly fileId: string;
}

/** A banner with its position in the cycle of admin links (spec §2 Banner carousel). */
export interface BannerSlide extends BannerImage {
  /** Same-site path that the slide opens in a new tab. */
  readonly link: string;
}

/** Identifies a banner: those of one name are shown once (spec §2 Banner carousel). */
export const bannerKey = ({ name }: BannerImage): string => name;
