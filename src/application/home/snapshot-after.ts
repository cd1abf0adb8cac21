import type { AnyActorRef, Snapshot } from 'xstate';
import { MACHINE_NAMES, type MachineName } from '../machines.ts';

interface Persisted {
  readonly children?: Readonly<Record<string, { readonly snapshot: Persisted }>>;
}

/**
 * Gives the snapshot of a page whose machines stand where others, of the same names, have come to by themselves: those of
 * a replay.
 * @param home the page
 * @param apart the machines that stand in for its own
 */
export function snapshotAfter(
  home: Pick<AnyActorRef, 'getPersistedSnapshot'>,
  apart: ReadonlyMap<MachineName, { readonly actor: AnyActorRef }>,
): Snapshot<unknown> {
  const page = home.getPersistedSnapshot();
  const { children = {} } = page as Persisted;
  const of = (name: string) =>
    apart.get(name as MachineName)?.actor.getPersistedSnapshot() as Persisted | undefined;
  const isWhole = MACHINE_NAMES.every((name) => apart.has(name));
  const put = (name: string, own: Persisted): Persisted => {
    // Alone, the dialogs have nothing to show: they open anew by the address.
    if (name === 'dialogs') return isWhole ? withShown(of(name) ?? own, of) : withShown(own, of);
    return of(name) ?? own;
  };
  return Object.assign({}, page, {
    children: Object.fromEntries(
      Object.entries(children).map(([name, child]) => [
        name,
        { ...child, snapshot: put(name, child.snapshot) },
      ]),
    ),
  });
}

/** The dialogs, with the machines that they show. */
function withShown(dialogs: Persisted, of: (name: string) => Persisted | undefined): Persisted {
  const shown = Object.entries(dialogs.children ?? {}).map(
    ([name, child]) => [name, { ...child, snapshot: of(name) ?? child.snapshot }] as const,
  );
  return { ...dialogs, children: Object.fromEntries(shown) };
}
