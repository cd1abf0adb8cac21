import { type KeyboardEvent, useRef } from 'react';
import type { MachineMoment } from '../../application/inspection/log-index.ts';
import { durationText } from '../../domain/duration-text.ts';
import { stateInWords } from '../../domain/state-words.ts';
import { useInspector } from '../use-inspector.tsx';

/** The machines of the page, each with its state at the moment and what it awaits. */
export function ActorList() {
  const { session, moment, machine: chosen, choose } = useInspector();
  const list = useRef<HTMLUListElement>(null);
  const machines = session.page?.machines ?? [];
  const all = machines.map((name) => session.log.machineAt(name, moment));
  const stopped = all.filter(({ killer }) => killer).length;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const place = machines.indexOf(chosen) + step;
    const name = machines[place];
    if (step === 0 || name === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    choose(name);
    list.current?.querySelectorAll('button')[place]?.focus();
  };
  return (
    <nav className="actors" aria-label="Actors">
      <h2 className="actors__title">
        Actors{' '}
        <span className="pane__quiet">
          {machines.length}
          {stopped > 0 && `, ${stopped} stopped`}
        </span>
      </h2>
      <ul ref={list} onKeyDown={onKeyDown}>
        {all.map((one) => (
          <li key={one.machine}>
            <Actor actor={one} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Actor({ actor }: { actor: MachineMoment }) {
  const { session, moment, machine: chosen, choose } = useInspector();
  const { machine, value, killer, underWay } = actor;
  const { at: now = 0, to: touched } = session.log.entries[moment - 1] ?? {};
  const state = killer ? `killed by #${killer.id}` : stateInWords(value);
  return (
    <button
      type="button"
      className={`actors__one ${killer ? 'is-killed' : ''} ${machine === touched ? 'is-touched' : ''}`}
      aria-current={machine === chosen ? 'true' : undefined}
      tabIndex={machine === chosen ? 0 : -1}
      onClick={() => choose(machine)}
    >
      <b>{machine}</b>
      <span className="clipped" title={state}>
        {state}
      </span>
      {underWay.map(({ kind, id, name, to, ms = 0, at }) => (
        <em key={id} className="clipped">
          {kind === 'timer' ? `${name} in ${durationText(Math.max(0, ms - (now - at)))}` : `awaits ${to}`}
        </em>
      ))}
    </button>
  );
}
