import type { ContentSnapshot } from '../../application/machine-ports.ts';

let asked: Promise<ContentSnapshot> | undefined;

/**
 * Returns the data that the served page was rendered from (spec §2 Served page); an empty snapshot where the page has
 * none.
 * @throws where it cannot be loaded: without it the page cannot be hydrated
 */
export function servedSnapshot(): Promise<ContentSnapshot> {
  asked ??= load(document.documentElement.dataset.snapshot);
  return asked;
}

async function load(url: string | undefined): Promise<ContentSnapshot> {
  if (url === undefined) return {};
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  return response.json();
}
