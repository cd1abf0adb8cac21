import type { RefObject } from 'react';
import { Button } from '../button.tsx';
import { useInspector } from '../use-inspector.tsx';
import { KEYS } from './keys.ts';

/** Every key of the inspector; `ref` opens it. */
export function KeysDialog({ ref }: { ref: RefObject<HTMLDialogElement | null> }) {
  const { settings, set } = useInspector();
  return (
    <dialog ref={ref} className="keys" aria-labelledby="keys-title">
      <h2 id="keys-title">All keys</h2>
      <dl className="keys__list">
        {KEYS.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <label className="row">
        <input
          type="checkbox"
          checked={settings.letters}
          onChange={(event) => set({ letters: event.target.checked })}
        />
        Single letters are commands
      </label>
      <Button onClick={() => ref.current?.close()}>Close</Button>
    </dialog>
  );
}
