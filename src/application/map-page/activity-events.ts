/** What happens to the search by activity. */
export type ActivityEvent =
  | { readonly type: 'query.changed'; readonly query: string }
  | { readonly type: 'activity.chosen'; readonly id: string; readonly name: string }
  | { readonly type: 'activity.opened'; readonly id: string }
  | { readonly type: 'colour.toggled'; readonly id: string }
  | { readonly type: 'activity.cleared' };
