import { type KeyboardEvent, type MouseEvent, useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { DialogName } from './dialog-names.ts';
import { Icon } from './shared/icon.tsx';
import { Loading } from './shared/skeleton.tsx';
import './dialog-waiting.scss';

// Headless UI is loaded with the dialogs: until then the browser's own dialog keeps the focus and blocks the page.
const useModal = () => {
  const frame = useRef<HTMLDialogElement>(null);
  // Before the browser paints and before the focus moves: closing returns the focus to what opened the dialog.
  useLayoutEffect(() => {
    const dialog = frame.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  useEffect(() => {
    const { style } = document.documentElement;
    const { overflow, paddingRight } = style;
    style.paddingRight = `${window.innerWidth - document.documentElement.clientWidth}px`;
    style.overflow = 'hidden';
    return () => void Object.assign(style, { overflow, paddingRight });
  }, []);
  return frame;
};

// The frame has one control; Tab would move to the browser's own interface, and the dialog could not find the focus.
const holdFocus = (event: KeyboardEvent) => {
  if (event.key === 'Tab') event.preventDefault();
};

/**
 * A dialog whose code is loading (spec §8 Chunks and rendering): its title, its close button, and that it is loading.
 */
export function DialogWaiting({ name, onClose }: { name: DialogName; onClose: () => void }) {
  const frame = useModal();
  const titleId = useId();
  const pressed = (event: MouseEvent) => {
    if (event.target === frame.current) onClose();
  };
  return (
    <dialog
      ref={frame}
      className={`dialog-waiting dialog-waiting--${name.size}`}
      aria-labelledby={titleId}
      onClick={pressed}
      onKeyDown={holdFocus}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="dialog-waiting__panel">
        <div className="dialog-waiting__head">
          <h2 id={titleId} className="dialog-waiting__title">
            {name.title}
          </h2>
          <button type="button" className="button" title="Tutup" onClick={onClose}>
            <Icon name="close" size="text" />
            Tutup
          </button>
        </div>
        <div className="dialog-waiting__body">
          <Loading text="Memuat..." />
        </div>
      </div>
    </dialog>
  );
}
