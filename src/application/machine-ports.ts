import type { BannersPorts } from './banners/banners-machine.ts';
import type { FinderPorts } from './finder/finder-machine.ts';
import type { GalleryPorts } from './gallery/gallery-machine.ts';
import type { LightboxPorts } from './gallery/lightbox-machine.ts';
import type { GuidePorts } from './guide/guide-machine.ts';
import type { GuideSearchPorts } from './guide/guide-search-machine.ts';
import type { LegalProductsPorts } from './legal-products/legal-products-machine.ts';
import type { ArticlePorts } from './news/article-machine.ts';
import type { NewsPorts } from './news/news-machine.ts';
import type { ParcelPorts } from './parcel/parcel-machine.ts';
import type { ChecklistPorts } from './procedures/checklist-machine.ts';
import type { SearchPorts } from './search/search-machine.ts';
import type { ProfilePorts } from './staff/profile-machine.ts';

/** Every port that a machine of the page uses. */
export type MachinePorts = BannersPorts &
  GalleryPorts &
  LightboxPorts &
  FinderPorts &
  ChecklistPorts &
  ParcelPorts &
  GuidePorts &
  GuideSearchPorts &
  NewsPorts &
  ArticlePorts &
  LegalProductsPorts &
  ProfilePorts &
  SearchPorts;

/** The feeds that the machines load, by name. */
type Feeds = MachinePorts['feeds'];

/**
 * The feed items that the build baked into the served HTML (spec §2 Served page). They stand in for a feed until that
 * has answered; a feed that the build did not know is absent.
 */
export type ContentSnapshot = {
  readonly [Name in keyof Feeds]?: Awaited<ReturnType<Feeds[Name]['load']>>;
};
