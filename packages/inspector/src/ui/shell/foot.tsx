import { Dialog, DialogPanel, DialogTitle } from '@headlessui/react';
import { Button } from '../button.tsx';
import { useInspector } from '../use-inspector.tsx';
import { KEYS } from './keys.ts';

/** The foot: as many keys as it has room for, and the way to all of them. */
export function Foot({ onHelp }: { onHelp: () => void }) {
  return (
    <footer className="strip foot">
      <span className="foot__keys">
        {KEYS.map(([key, what]) => (
          <span key={key}>
            <kbd>{key}</kbd> {what}
          </span>
        ))}
      </span>
      <button type="button" onClick={onHelp}>
        <kbd>?</kbd> all keys
      </button>
    </footer>
  );
}

/** Every key of the inspector. */
export function KeysDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { settings, set } = useInspector();
  return (
    <Dialog open={isOpen} onClose={onClose} className="keys">
      <DialogPanel className="keys__panel">
        <DialogTitle className="pane__title">All keys</DialogTitle>
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
        <Button onClick={onClose}>Close</Button>
      </DialogPanel>
    </Dialog>
  );
}
