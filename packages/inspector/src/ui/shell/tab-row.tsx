import { type KeyboardEvent, useRef } from 'react';
import { TAB_WORDS, type Tab } from '../settings.ts';
import { useInspector } from '../use-inspector.tsx';

/** A row of tabs: one Tab stop, arrow keys between them. */
export function TabRow(props: {
  label: string;
  tabs: readonly Tab[];
  chosen: Tab;
  /** The id of the part that they change. */
  panel: string;
}) {
  const { label, tabs, chosen, panel } = props;
  const { show } = useInspector();
  const row = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const place = tabs.indexOf(chosen);
    const last = tabs.length - 1;
    const next = new Map([
      ['ArrowRight', place === last ? 0 : place + 1],
      ['ArrowLeft', place === 0 ? last : place - 1],
      ['Home', 0],
      ['End', last],
    ]).get(event.key);
    const tab = next === undefined ? undefined : tabs[next];
    if (tab === undefined) return;
    event.preventDefault();
    show(tab);
    row.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next ?? 0]?.focus();
  };
  return (
    <div ref={row} className="tabs" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
      {tabs.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          className="tabs__tab"
          aria-selected={tab === chosen}
          aria-controls={panel}
          tabIndex={tab === chosen ? 0 : -1}
          onClick={() => show(tab)}
        >
          {TAB_WORDS[tab]}
        </button>
      ))}
    </div>
  );
}
