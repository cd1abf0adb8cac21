import { type KeyboardEvent, useId } from 'react';
import { withFilter } from '../settings.ts';
import { useInspector } from '../use-inspector.tsx';

/** The field that filters the log; it offers what was used last, and ↑ goes through that. */
export function FilterField({ text, onText }: { text: string; onText: (text: string) => void }) {
  const { settings, set } = useInspector();
  const { filters } = settings;
  const list = useId();
  const use = () => {
    const used = withFilter(filters, text);
    if (used[0] !== filters[0]) set({ filters: used });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const older = filters[filters.indexOf(text) + 1];
    if (event.key === 'ArrowUp' && older !== undefined) onText(older);
    else if (event.key === 'ArrowDown' || event.key === 'Enter')
      document.querySelector<HTMLElement>('.log__frame')?.focus();
    else return;
    event.preventDefault();
  };
  return (
    <label className="search">
      <span className="visually-hidden">Filter</span>
      <input
        type="search"
        value={text}
        list={list}
        placeholder="Filter: words, machine:, not:"
        onChange={(event) => onText(event.target.value)}
        onBlur={use}
        onKeyDown={onKeyDown}
      />
      <datalist id={list}>
        {filters.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      <kbd>/</kbd>
    </label>
  );
}
