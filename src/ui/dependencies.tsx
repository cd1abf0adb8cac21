import { createContext, type ReactNode, useContext } from 'react';
import type { Shown } from '../application/dialogs/late-shown.ts';
import type { VisitorEvent } from '../application/home/home-events.ts';
import type { Site } from '../application/machines.ts';
import type { Clock } from '../application/ports/clock.ts';
import type { DataSaver } from '../application/ports/data-saver.ts';
import type { GuideText } from '../application/ports/guide-text.ts';
import type { ImageAddresses } from '../application/ports/image-addresses.ts';
import type { ImageFailure } from '../application/ports/image-failure.ts';
import type { Logger } from '../application/ports/logger.ts';
import type { Motion } from '../application/ports/motion.ts';
import type { PageAddress } from '../application/ports/page-address.ts';
import type { Release } from '../application/ports/release.ts';
import type { SearchIndex } from '../application/ports/search-index.ts';
import type { Share } from '../application/ports/share.ts';
import type { StoredContent } from '../application/ports/stored-content.ts';
import type { LateCode } from '../application/shared/late-code.ts';
import type { CityConfig } from '../domain/city-config.ts';
import type { HandoffTargets } from '../domain/navigation/handoff.ts';

/** What the interface needs: the running machines, the ports it draws with, and the city's own facts. */
export interface Dependencies {
  readonly site: Site;
  /** The page, which is notified of what a visitor does with its address. */
  readonly page: { readonly send: (event: VisitorEvent) => void };
  /** The code of what the dialogs show; it comes with theirs. */
  readonly shown: LateCode<Shown>;
  readonly address: PageAddress;
  readonly dataSaver: DataSaver;
  readonly motion: Motion;
  readonly searchIndex: SearchIndex;
  readonly share: Share;
  /** Puts a text on the clipboard. @throws where that is not possible */
  readonly copyText: (text: string) => Promise<void>;
  readonly config: CityConfig;
  readonly handoff: HandoffTargets;
  readonly images: ImageAddresses;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly guideText: GuideText;
  readonly release: Release;
  readonly storedContent: StoredContent;
  readonly imageFailure: ImageFailure;
}

const DependenciesContext = createContext<Dependencies | undefined>(undefined);

/** Provides the dependencies to everything below it. */
export function DependenciesProvider(props: { dependencies: Dependencies; children: ReactNode }) {
  return <DependenciesContext value={props.dependencies}>{props.children}</DependenciesContext>;
}

/**
 * Gives the dependencies.
 * @throws without a provider above, which is a mistake in the composition
 */
export function useDependencies(): Dependencies {
  const dependencies = useContext(DependenciesContext);
  if (dependencies === undefined) throw new Error('useDependencies needs a DependenciesProvider above it');
  return dependencies;
}
