import { type RefObject, useState } from 'react';
import type { Draft } from './drafts.ts';
import { Key } from './fields.tsx';
import type { Chosen } from './use-scenarios.ts';

/** The scenarios there are: those that are not saved first, then those of the project. */
export function ScenarioList(props: {
  readonly scenarios: readonly { readonly name: string; readonly title: string }[];
  readonly drafts: readonly Draft[];
  readonly chosen: Chosen;
  readonly onChoose: (chosen: Chosen) => void;
  readonly onNew: () => void;
  readonly search: RefObject<HTMLInputElement | null>;
}) {
  const { scenarios, drafts, chosen, onChoose, onNew, search } = props;
  const [text, setText] = useState('');
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const holds = (...texts: string[]) => {
    const all = texts.join(' ').toLowerCase();
    return words.every((word) => all.includes(word));
  };
  const unsaved = drafts.filter(({ scenario }) => holds(scenario.name, scenario.title, 'not saved'));
  const found = scenarios.filter(({ name, title }) => holds(name, title));
  return (
    <nav className="scenario__list" aria-label="Scenarios" data-pane>
      <div className="scenario__tools">
        <label className="search">
          <span className="visually-hidden">Find a scenario</span>
          <input
            ref={search}
            type="search"
            value={text}
            placeholder={`Find one of ${scenarios.length + drafts.length}`}
            onChange={(event) => setText(event.target.value)}
          />
          <kbd>/</kbd>
        </label>
        <button type="button" className="button" aria-keyshortcuts="N" onClick={onNew}>
          New <Key>N</Key>
        </button>
      </div>
      <ul>
        {unsaved.map(({ id, from, scenario }) => (
          <One
            key={id}
            name={scenario.name || '(no name)'}
            title={from === undefined ? 'Not saved' : `Not saved, began as ${from}`}
            isChosen={chosen !== undefined && 'draft' in chosen && chosen.draft === id}
            onChoose={() => onChoose({ draft: id })}
          />
        ))}
        {found.map(({ name, title }) => (
          <One
            key={name}
            name={name}
            title={title}
            isChosen={chosen !== undefined && 'name' in chosen && chosen.name === name}
            onChoose={() => onChoose({ name })}
          />
        ))}
      </ul>
      {unsaved.length + found.length === 0 && <p className="empty">No scenario holds all of these words.</p>}
    </nav>
  );
}

function One(props: { name: string; title: string; isChosen: boolean; onChoose: () => void }) {
  const { name, title, isChosen, onChoose } = props;
  return (
    <li>
      <button
        type="button"
        className="scenario__one"
        aria-current={isChosen ? 'true' : undefined}
        title={title}
        onClick={onChoose}
      >
        <b>{name}</b> <span>{title}</span>
      </button>
    </li>
  );
}
