/**
 * Names the landing page, as the browser's tab shows it where nothing lies over the page (spec §2 Served page).
 * @param centre whose abbreviation comes first
 */
export function homeTitle({
  centre,
  office,
}: {
  readonly centre: { readonly abbreviation: string };
  readonly office: { readonly name: string };
}): string {
  return `${centre.abbreviation} | ${office.name}`;
}
