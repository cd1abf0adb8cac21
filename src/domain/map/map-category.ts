/** A layer of the city map that 'Buka' opens (spec §2 Map dialog). */
export interface MapLayer {
  /** The id in addresses of the map (contract "Addresses"). */
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /**
   * Synonyms for what it shows, in neither name nor description; a search without results suggests the layer by them.
   */
  readonly topics?: readonly string[];
  /** Whether it shows zoning, the one thing that has the land-use hues. */
  readonly zoning?: true;
}

/** A named group of layers inside a category. */
export interface MapSubcategory {
  readonly name: string;
  readonly layers: readonly MapLayer[];
}

interface CategoryBase {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /**
   * A hue of land use that feeds name (spec §3 Map category); the interface uses hues only for zoning and does not show
   * these.
   */
  readonly color: 'y' | 'r' | 'g' | 'b' | 'n';
}

/** A category of the map dialog (spec §3 Map category): visible layers, layers to expand, or a link out. */
export type MapCategory =
  | (CategoryBase & { readonly kind: 'open'; readonly layers: readonly MapLayer[] })
  | (CategoryBase & { readonly kind: 'expandable'; readonly subcategories: readonly MapSubcategory[] })
  | (CategoryBase & { readonly kind: 'external'; readonly externalUrl: string });
