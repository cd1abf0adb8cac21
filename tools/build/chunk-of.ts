/** What the bundler knows of a module while it splits the code. */
interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

interface ChunkOptions {
  /** Folders that are a chunk of their own instead, by its name: a large file is one long task to evaluate. */
  readonly parts?: Readonly<Record<string, readonly string[]>>;
  /** Whether the entry is left out: one that starts the page comes last, and alone. */
  readonly isEntryAlone?: boolean;
}

/**
 * Names one chunk for a module, or several, and all that they import, directly or not. Left to itself the bundler makes a file of
 * whatever it and a part that is loaded later share: a dozen of them before hydration.
 * @param entries absolute paths of the modules, with the separators of the system
 * @param name of the chunk
 */
export function chunkOf(
  entries: string | readonly string[],
  name: string,
  { parts = {}, isEntryAlone = false }: ChunkOptions = {},
) {
  const partOf = (id: string) =>
    Object.entries(parts).find(([, folders]) => folders.some((folder) => id.includes(`/${folder}/`)))?.[0];
  // The bundler knows no backslashes.
  const starts = [entries].flat().map((entry) => entry.replaceAll('\\', '/'));
  let reached: ReadonlySet<string> | undefined;
  return {
    debugName: name,
    name: (id: string, graph: ModuleGraph): string | null => {
      reached ??= reachedFrom(starts, graph);
      if (!reached.has(id) || (isEntryAlone && starts.includes(id))) return null;
      return partOf(id) ?? name;
    },
  };
}

function reachedFrom(entries: readonly string[], graph: ModuleGraph): Set<string> {
  const reached = new Set<string>();
  const waiting = [...entries];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return reached;
}
