import type { Dependencies } from '../ui/dependencies.tsx';
import type { Wanted } from './adapters/files/wanted.ts';
import type { InspectedSite } from './inspected-site.ts';
import type { Stage } from './stage.ts';

/** What the tools are opened over. */
export interface ToolsOptions {
  readonly dependencies: Dependencies;
  readonly wanted: Wanted & { readonly problem?: string };
  readonly stage: Stage;
  /** The page as it is watched; absent where nobody asked for it. */
  readonly inspected: InspectedSite | undefined;
  readonly isInspected: boolean;
  /** Lets the machines of a replay run on. */
  readonly goOn: () => void;
}
