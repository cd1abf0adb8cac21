import type { PageAddress } from '../application/ports/page-address.ts';
import type { Wanted } from './adapters/files/wanted.ts';
import type { InspectedSite } from './inspected-site.ts';
import type { ShownStage } from './shown-stage.ts';

/** What the tools are opened over. */
export interface ToolsOptions {
  /** Where the page stands; absent where it keeps an address of its own, as a replay does. */
  readonly address: PageAddress | undefined;
  readonly wanted: Wanted & { readonly problem?: string };
  readonly stage: ShownStage;
  /** The page as it is watched; absent where nobody asked for it. */
  readonly inspected: InspectedSite | undefined;
  readonly isInspected: boolean;
  /** Lets the machines of a replay run on. */
  readonly goOn: () => void;
}
