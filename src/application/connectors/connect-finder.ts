import { formatAnswers } from '../../domain/finder/finder.ts';
import type { Site } from '../machines.ts';

/**
 * Connects 'Mau membangun apa?' with its address (contract "Addresses"): it opens and closes with its dialog, takes the
 * answers of a changed address, and writes each new answer into the address.
 * @returns stops it
 */
export function connectFinder({ dialogs, finder }: Pick<Site, 'dialogs' | 'finder'>): () => void {
  let named: string | undefined;

  const given = () => formatAnswers(finder.getSnapshot().context.answers);

  const followDialogs = () => {
    const { value, context } = dialogs.getSnapshot();
    const isShown = !finder.getSnapshot().matches('closed');
    const answers = context.mulai ?? '';
    const isNew = answers !== named;
    named = value.finder === 'open' ? answers : undefined;
    if (value.finder !== 'open') {
      if (isShown) finder.send({ type: 'finder.closed' });
    } else if (!isShown || (isNew && answers !== given())) {
      finder.send({ type: 'finder.opened', answers });
    }
  };

  const tellAnswers = () => {
    const { value, context } = dialogs.getSnapshot();
    const answers = given();
    if (finder.getSnapshot().matches('closed') || value.finder !== 'open' || context.mulai === answers)
      return;
    named = answers;
    dialogs.send({ type: 'answers.given', mulai: answers });
  };

  const subscriptions = [dialogs.subscribe(followDialogs), finder.subscribe(tellAnswers)];
  followDialogs();
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe();
  };
}
