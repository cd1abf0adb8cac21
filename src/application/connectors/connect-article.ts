import type { Site } from '../machines.ts';
import type { ShownArticle } from '../news/article-machine.ts';
import { newsPhase, openArticle } from '../news/open-article.ts';

/**
 * Connects the article dialog to the news: it shows the article that the address names as soon as the news have it, and
 * again when its whole content arrives. For an unknown article the news are requested again, once, since they may be
 * older than its address; where they fail, the dialog closes.
 * @returns stops it
 */
export function connectArticle({
  dialogs,
  news,
  article,
}: Pick<Site, 'dialogs' | 'news' | 'article'>): () => void {
  let shown: ShownArticle | undefined;
  let askedFor: string | undefined;

  const show = (next: ShownArticle | undefined) => {
    if (isSame(shown, next)) return;
    shown = next;
    article.send(next ? { type: 'article.shown', article: next } : { type: 'article.closed' });
  };

  const follow = () => {
    const { value, context } = dialogs.getSnapshot();
    if (value.article !== 'open') return show(undefined);
    const snapshot = news.getSnapshot();
    const open = openArticle(snapshot.context, newsPhase(snapshot), context.artikel);
    if (open.status === 'gone' && askedFor !== context.artikel) {
      askedFor = context.artikel;
      news.send({ type: 'refresh.requested' });
    }
    if (open.status === 'missing') dialogs.send({ type: 'dialog.closed', dialog: 'article' });
    if (open.status !== 'found') return show(undefined);
    const { id, images, content } = open.article;
    show({ id, pictures: images.length, content: open.content === 'whole' ? content : undefined });
  };

  const subscriptions = [dialogs.subscribe(follow), news.subscribe(follow)];
  follow();
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe();
  };
}

function isSame(one: ShownArticle | undefined, other: ShownArticle | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  return one.id === other.id && one.pictures === other.pictures && one.content === other.content;
}
