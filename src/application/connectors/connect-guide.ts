import type { Site } from '../machines.ts';

/**
 * Connects the guide with its address (contract "Addresses"): it opens and closes with its dialog, turns to the page of
 * a changed address, and writes the shown page into the address once the pages rest.
 * @returns stops it
 */
export function connectGuide({ dialogs, guide }: Pick<Site, 'dialogs' | 'guide'>): () => void {
  let named: number | undefined;

  const tellPage = () => {
    const shown = guide.getSnapshot();
    const { value, context } = dialogs.getSnapshot();
    const rests = shown.matches({ open: { document: 'loaded', place: 'resting' } });
    const page = shown.context.index + 1;
    if (!rests || value.guide !== 'open' || context.panduan === page) return;
    dialogs.send({ type: 'page.shown', panduan: page });
  };

  const followDialogs = () => {
    const { value, context } = dialogs.getSnapshot();
    const isShown = !guide.getSnapshot().matches('closed');
    const page = context.panduan ?? 1;
    const isNew = page !== named;
    named = value.guide === 'open' ? page : undefined;
    if (value.guide !== 'open') {
      if (isShown) guide.send({ type: 'guide.closed' });
    } else if (!isShown) {
      guide.send({ type: 'guide.opened', index: page - 1 });
    } else if (isNew) {
      // Only where the address itself has changed: while pages turn, it lags behind them.
      guide.send({ type: 'page.shown', index: page - 1 });
    }
  };

  const subscriptions = [dialogs.subscribe(followDialogs), guide.subscribe(tellPage)];
  followDialogs();
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe();
  };
}
