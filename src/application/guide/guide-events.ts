/** What happens to the guide. */
export type GuideEvent =
  | { readonly type: 'guide.opened'; readonly index: number }
  | { readonly type: 'document.loaded'; readonly pageCount: number }
  | { readonly type: 'document.failed'; readonly message: string }
  | { readonly type: 'load.retried' }
  | { readonly type: 'password.asked'; readonly isWrong: boolean }
  | { readonly type: 'password.given' }
  | { readonly type: 'layout.changed'; readonly layout: 'single' | 'spread' }
  | { readonly type: 'page.next' }
  | { readonly type: 'page.previous' }
  | { readonly type: 'page.first' }
  | { readonly type: 'page.last' }
  | { readonly type: 'page.shown'; readonly index: number }
  | { readonly type: 'page.entered'; readonly text: string }
  | { readonly type: 'zoom.in' }
  | { readonly type: 'zoom.out' }
  | { readonly type: 'zoom.reset' }
  | { readonly type: 'sound.toggled' }
  | { readonly type: 'view.toggled' }
  | { readonly type: 'panel.toggled'; readonly panel: 'search' | 'outline' }
  | { readonly type: 'panel.closed' }
  | { readonly type: 'download.requested' }
  | { readonly type: 'guide.closed' };
