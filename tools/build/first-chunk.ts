/** What the bundler tells of a module while it splits the code. */
interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/**
 * Names one chunk for all that an entry imports, directly or not. Left to itself the bundler makes a file of whatever
 * the entry and a part that is loaded later share: a dozen of them before hydration.
 * @param entry absolute path of the entry module, with the separators of the system
 * @param name of the chunk
 * @param parts folders that are a chunk of their own instead, by its name: a large file is one long task to evaluate
 */
export function firstChunk(
  entry: string,
  name: string,
  parts: Readonly<Record<string, readonly string[]>> = {},
) {
  const partOf = (id: string) =>
    Object.entries(parts).find(([, folders]) => folders.some((folder) => id.includes(`/${folder}/`)))?.[0];
  // The bundler knows no backslashes.
  const start = entry.replaceAll('\\', '/');
  let reached: ReadonlySet<string> | undefined;
  return {
    debugName: name,
    name: (id: string, graph: ModuleGraph): string | null => {
      reached ??= reachedFrom(start, graph);
      // The entry starts the page, so it comes last, and alone.
      if (!reached.has(id) || id === start) return null;
      return partOf(id) ?? name;
    },
  };
}

function reachedFrom(entry: string, graph: ModuleGraph): Set<string> {
  const reached = new Set<string>();
  const waiting = [entry];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return reached;
}
