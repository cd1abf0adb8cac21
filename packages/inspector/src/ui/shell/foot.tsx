import { Dialog, DialogPanel, DialogTitle } from '@headlessui/react';
import { useInspector } from '../use-inspector.tsx';
import { KEYS } from './keys.ts';

const SHOWN = 9;

/** The foot: the keys used most, and the way to all of them. */
export function Foot({ onHelp, count = SHOWN }: { onHelp: () => void; count?: number }) {
  const shown = KEYS.filter(([, what]) => what.length < 24).slice(0, count);
  return (
    <footer className="foot">
      {[['F2', 'page and back'] as const, ...shown].map(([key, what]) => (
        <span key={key}>
          <kbd>{key}</kbd> {what}
        </span>
      ))}
      <button type="button" className="foot__help" onClick={onHelp}>
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
        <label className="keys__letters">
          <input
            type="checkbox"
            checked={settings.letters}
            onChange={(event) => set({ letters: event.target.checked })}
          />
          Single letters are commands
        </label>
        <button type="button" className="button" onClick={onClose}>
          Close
        </button>
      </DialogPanel>
    </Dialog>
  );
}
