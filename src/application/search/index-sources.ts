import type { SourceStatus } from '../../domain/search/search-groups.ts';
import type { LoadedItems, SearchIndex, SearchItems } from '../ports/search-index.ts';
import type { SearchEvent } from './search-events.ts';

/**
 * Gives an index what the sources have loaded, and says when a source can be searched or has failed. What a source says
 * again changes nothing. An answer that newer items have overtaken is not reported.
 * @param receive calls back with what a source has
 * @param report gets `source.changed`
 */
export function indexSources(
  index: SearchIndex,
  receive: (listener: (loaded: LoadedItems) => void) => void,
  report: (event: SearchEvent) => void,
): void {
  const latest = new Map<string, LoadedItems>();
  const reported = new Map<string, SourceStatus>();
  const setItems = <Source extends keyof SearchItems>({ source, items }: LoadedItems<Source>) =>
    index.setItems(source, items);
  const say = ({ source, status }: LoadedItems) => {
    reported.set(source, status);
    report({ type: 'source.changed', source, status });
  };
  receive((loaded) => {
    const { source, items } = loaded;
    const before = latest.get(source);
    latest.set(source, loaded);
    if (before?.items === items) {
      if (reported.get(source) !== loaded.status) say(loaded);
      return;
    }
    void setItems(loaded).then(() => say(latest.get(source) ?? loaded));
  });
}
