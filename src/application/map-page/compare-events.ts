/** What happens to comparing. */
export type CompareEvent =
  | { readonly type: 'compare.toggled' }
  | { readonly type: 'compare.closed' }
  | { readonly type: 'compare.named'; readonly left: string; readonly right: string }
  | { readonly type: 'side.chosen'; readonly side: 'left' | 'right'; readonly id: string }
  | { readonly type: 'line.moved'; readonly at: number };
