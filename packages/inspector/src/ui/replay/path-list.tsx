import { useState } from 'react';
import { WHOLE_PAGE } from '../../domain/recording.ts';
import { useInspector } from '../use-inspector.tsx';

/** The committed paths of a machine, or of all, to be played. */
export function PathList() {
  const { session, machine, ask, choose } = useInspector();
  const [text, setText] = useState('');
  const { page, replay } = session;
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const all = page?.paths ?? [];
  // Recordings of the whole page belong to no machine; only a search lists them.
  const among = words.length === 0 ? all.filter((path) => !path.startsWith(`${WHOLE_PAGE}/`)) : all;
  const found = among.filter((path) =>
    words.length === 0
      ? path.startsWith(`${machine}/`)
      : words.every((word) => path.toLowerCase().includes(word)),
  );
  const open = (path: string) => ask({ type: 'page.open', search: `?path=${path}&inspect` });
  return (
    <section className="replay__paths" aria-label="Paths">
      <header className="pane__row">
        <h2 className="pane__title">
          {words.length === 0 ? `Paths of ${machine}` : 'Paths found'}{' '}
          <span className="pane__quiet">
            {found.length} of {among.length}
          </span>
        </h2>
        <label className="search">
          <span className="visually-hidden">Path</span>
          <input
            type="search"
            value={text}
            placeholder={`one of ${all.length}`}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
      </header>
      <ul className="paths">
        {found.map((path) => (
          <li key={path}>
            <button
              type="button"
              className="link"
              aria-current={path === `${replay?.machine}/${replay?.name}` ? 'true' : undefined}
              onClick={() => {
                choose(path.split('/')[0] ?? machine);
                open(path);
              }}
            >
              {words.length === 0 ? path.replace(`${machine}/`, '') : path}
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className="empty">No path holds all of these words.</p>}
    </section>
  );
}
