import { useEffect, useState } from 'react';
import type { KeptTexts } from '../../../application/inspection/kept-texts.ts';
import type { Scenario } from '../../../domain/scenario.ts';
import { USUAL_SCENARIO } from '../../../domain/scenario-draft.ts';
import { type Draft, keepDrafts, keepLastDraft, lastDraft, readDrafts } from './drafts.ts';

/** What of the scenarios is chosen: one of the project by name, or a draft by id. */
export type Chosen = { readonly name: string } | { readonly draft: string } | undefined;

/** The scenarios and drafts that a tester chooses from and writes on. */
export interface Scenarios {
  readonly drafts: readonly Draft[];
  readonly chosen: Chosen;
  readonly choose: (chosen: Chosen) => void;
  /** The chosen scenario; absent until it has been brought. */
  readonly scenario: Scenario | undefined;
  readonly draft: Draft | undefined;
  /** Why the chosen one cannot be brought. */
  readonly failure: string | undefined;
  readonly begin: () => void;
  /** Changes the chosen scenario; one of the project becomes a draft by that. */
  readonly change: (scenario: Scenario) => void;
  /** Forgets the chosen draft. */
  readonly discard: () => void;
}

/**
 * Holds the drafts and what is chosen.
 * @param load brings a scenario of the project
 * @param first what is chosen at first, by name
 * @param kept where the drafts are kept
 */
export function useScenarios(
  load: (name: string) => Promise<Scenario>,
  first: string | undefined,
  kept: KeptTexts,
): Scenarios {
  const [drafts, setDrafts] = useState(() => readDrafts(kept));
  const [chosen, setChosen] = useState<Chosen>(() => {
    const last = lastDraft(kept);
    if (last !== undefined && drafts.some(({ id }) => id === last)) return { draft: last };
    return first === undefined ? undefined : { name: first };
  });
  const choose = (next: Chosen) => {
    keepLastDraft(kept, next && 'draft' in next ? next.draft : undefined);
    setChosen(next);
  };
  const [brought, setBrought] = useState<{
    readonly name: string;
    readonly scenario?: Scenario;
    failure?: string;
  }>();
  const name = chosen && 'name' in chosen ? chosen.name : undefined;
  useEffect(() => {
    if (name === undefined) return;
    let isOver = false;
    load(name).then(
      (scenario) => !isOver && setBrought({ name, scenario }),
      (error: unknown) => !isOver && setBrought({ name, failure: String(error) }),
    );
    return () => {
      isOver = true;
    };
  }, [name, load]);

  const keep = (next: readonly Draft[]) => {
    keepDrafts(kept, next);
    setDrafts(next);
  };
  const add = (draft: Omit<Draft, 'id'>) => {
    const id = crypto.randomUUID();
    keep([{ ...draft, id }, ...drafts]);
    choose({ draft: id });
  };
  const draft = chosen && 'draft' in chosen ? drafts.find(({ id }) => id === chosen.draft) : undefined;
  const isBrought = brought !== undefined && brought.name === name;
  return {
    drafts,
    chosen,
    choose,
    scenario: draft?.scenario ?? (isBrought ? brought.scenario : undefined),
    draft,
    failure: isBrought ? brought.failure : undefined,
    begin: () => add({ scenario: { ...USUAL_SCENARIO, name: 'new-scenario', title: 'New scenario' } }),
    change: (scenario) => {
      if (draft) keep(drafts.map((one) => (one === draft ? { ...one, scenario } : one)));
      else add({ scenario, ...(name !== undefined && { from: name }) });
    },
    discard: () => {
      keep(drafts.filter((one) => one !== draft));
      choose(draft?.from === undefined ? undefined : { name: draft.from });
    },
  };
}
