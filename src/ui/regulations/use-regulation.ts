import { createContext, useContext } from 'react';
import type { Copied } from '../../application/regulations/regulation-machine.ts';
import type { RegulationFound } from '../../domain/regulations/found-in-regulation.ts';
import type { Regulation } from '../../domain/regulations/regulation.ts';

/** What the parts of the page of a regulation show and do. */
export interface ShownRegulation {
  readonly regulation: Regulation;
  /** The end of the address of the shown section; undefined where the whole is on view. */
  readonly shown: string | undefined;
  readonly query: string;
  /** The chosen hit on view, from 1; 0 for none. */
  readonly at: number;
  readonly found: RegulationFound;
  readonly search: (query: string) => void;
  readonly choose: (at: number) => void;
  /** Copies an address of this site, a path. */
  readonly copy: (path: string, what: Copied) => void;
  readonly share: () => void;
}

/** Provides it to the parts of the page. */
export const RegulationContext = createContext<ShownRegulation | undefined>(undefined);

/** @throws outside of the page of a regulation */
export function useRegulation(): ShownRegulation {
  const shown = useContext(RegulationContext);
  if (shown === undefined) throw new Error('useRegulation needs the page of a regulation above it');
  return shown;
}
