import type { Site } from '../machines.ts';
import type { DataSaver } from '../ports/data-saver.ts';
import type { Motion } from '../ports/motion.ts';
import type { PageAddress } from '../ports/page-address.ts';
import type { SearchIndex } from '../ports/search-index.ts';
import type { Timers } from '../ports/timers.ts';
import { connectArticle } from './connect-article.ts';
import { connectBanners } from './connect-banners.ts';
import { connectDialogs } from './connect-dialogs.ts';
import { connectDropdown } from './connect-dropdown.ts';
import { connectFinder } from './connect-finder.ts';
import { connectGuide } from './connect-guide.ts';
import { connectGuideSearch } from './connect-guide-search.ts';
import { connectLightbox } from './connect-lightbox.ts';
import { connectProductList } from './connect-product-list.ts';
import { connectProfile } from './connect-profile.ts';
import { connectSearch } from './connect-search.ts';

/** What the connectors need from outside. */
export interface ConnectorPorts {
  readonly address: PageAddress;
  readonly dataSaver: DataSaver;
  readonly motion: Motion;
  readonly searchIndex: SearchIndex;
  readonly timers: Timers;
}

// The address first: the others follow what it opens.
const CONNECTORS: readonly ((site: Site, ports: ConnectorPorts) => () => void)[] = [
  connectDialogs,
  connectProductList,
  connectLightbox,
  connectGuide,
  connectGuideSearch,
  connectArticle,
  connectProfile,
  connectSearch,
  connectFinder,
  connectBanners,
  connectDropdown,
];

/**
 * Connects the running machines with each other and with the page's address. A connector is the only way in which a
 * machine learns of another: it watches one and sends to the other, and leaves every decision to a rule or a machine.
 * @returns stops them all
 */
export function connectSite(site: Site, ports: ConnectorPorts): () => void {
  const stop = CONNECTORS.map((connect) => connect(site, ports));
  return () => {
    for (const end of stop) end();
  };
}
