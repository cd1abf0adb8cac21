import type { AnyActor } from 'xstate';
import type { InspectRootOptions } from './page/inspect-root.ts';

/**
 * Opens an inspector below a page where its address asks for `inspect`, lets a test read its machines where it asks for `watched`,
 * and replays what was opened from a file or a link. Else it does nothing, and nothing more is loaded.
 * @param root the page's actor, before it starts; every machine of its system is inspected with it
 * @returns the actor for the page to start and to draw, at the moment that the inspector shows; so are those that its `system.get`
 *   gives
 */
export async function inspectPage<Root extends AnyActor>(
  root: Root,
  options: InspectRootOptions = {},
): Promise<Root> {
  if (!/[?&](inspect|watched|path=(file|link))(?![^&=#])/.test(location.search)) return root;
  const { inspectRoot } = await import('./page/inspect-root.ts');
  return inspectRoot(root, options);
}
