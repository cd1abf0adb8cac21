import { type KeyboardEvent, type ReactNode, useRef } from 'react';

/** A tab and what it is called. */
export interface TabItem<Name extends string> {
  readonly name: Name;
  readonly word: string;
  readonly key?: string;
}

/** A row of tabs: one Tab stop, arrow keys between them. */
export function TabRow<Name extends string>(props: {
  label: string;
  tabs: readonly TabItem<Name>[];
  chosen: Name;
  onChoose: (name: Name) => void;
  panel: string;
  children?: ReactNode;
}) {
  const { label, tabs, chosen, onChoose, panel, children } = props;
  const row = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const place = tabs.findIndex(({ name }) => name === chosen);
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
    onChoose(tab.name);
    row.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next ?? 0]?.focus();
  };
  return (
    <div className="tabs">
      <div ref={row} className="tabs__row" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map(({ name, word, key }) => (
          <button
            key={name}
            type="button"
            role="tab"
            className="tabs__tab"
            aria-selected={name === chosen}
            aria-controls={panel}
            tabIndex={name === chosen ? 0 : -1}
            onClick={() => onChoose(name)}
          >
            {word} {key && <kbd>{key}</kbd>}
          </button>
        ))}
      </div>
      {children}
    </div>
  );
}
