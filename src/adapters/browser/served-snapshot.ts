import type { ContentSnapshot } from '../../application/machines.ts';

let asked: Promise<ContentSnapshot> | undefined;

/**
 * Gives what the served page was rendered of (spec §2 Served page); nothing where the page has none.
 * @throws where it cannot be had: the page cannot come alive as it stands
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
