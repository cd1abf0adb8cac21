import type { ChartTransition } from '../../domain/chart.ts';

/** What a transition is called: 'search.changed', 'loadFeed done'. */
export function eventText({ label }: ChartTransition): string {
  return label.replace(/ in .*/, '');
}
