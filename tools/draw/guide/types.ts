/** A piece of a page of the guide. */
export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'steps'; readonly items: readonly (readonly [title: string, text: string])[] }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'rows'; readonly rows: readonly (readonly [label: string, value: string])[] }
  | {
      readonly kind: 'legend';
      readonly rows: readonly (readonly [colour: string, label: string, value: string])[];
    }
  | { readonly kind: 'note'; readonly title: string; readonly text: string };

/** A page of the guide that has a place in its outline. */
export interface GuidePage {
  readonly title: string;
  /** The slug of the picture over the title; without one the page is all text. */
  readonly picture?: string;
  readonly lead: string;
  readonly blocks: readonly Block[];
}
