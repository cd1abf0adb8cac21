import { type KeyboardEvent, type MouseEvent, useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { DialogName } from './dialog-names.ts';
import { Icon } from './shared/icon.tsx';
import { Loading } from './shared/skeleton.tsx';
import './dialog-waiting.scss';

// Not the browser's modal dialog, which has every element of the page styled anew, in the press that opened it.
const useFocus = () => {
  const close = useRef<HTMLButtonElement>(null);
  // Before the browser paints and before the focus moves on: closing returns it to what opened the dialog.
  useLayoutEffect(() => {
    const opener = document.activeElement;
    close.current?.focus({ preventScroll: true });
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, []);
  return close;
};

const useStillPage = () =>
  useEffect(() => {
    const { style } = document.documentElement;
    const { overflow, paddingRight } = style;
    style.paddingRight = `${window.innerWidth - document.documentElement.clientWidth}px`;
    style.overflow = 'hidden';
    return () => void Object.assign(style, { overflow, paddingRight });
  }, []);

/**
 * A dialog whose code is loading (spec §8 Chunks and rendering): its title, its close button, and that it is loading.
 */
export function DialogWaiting({ name, onClose }: { name: DialogName; onClose: () => void }) {
  const close = useFocus();
  useStillPage();
  const titleId = useId();
  const pressed = (event: MouseEvent) => {
    if (event.target === event.currentTarget) onClose();
  };
  const keyed = (event: KeyboardEvent) => {
    // It has one control: the focus has nowhere to go, and the page beneath is not to be reached.
    if (event.key === 'Tab') event.preventDefault();
    if (event.key === 'Escape') onClose();
  };
  return (
    <div
      role="dialog"
      aria-modal="true"
      aria-labelledby={titleId}
      tabIndex={-1}
      className={`dialog-waiting dialog-waiting--${name.size}`}
      onClick={pressed}
      onKeyDown={keyed}
    >
      <div className="dialog-waiting__panel">
        <div className="dialog-waiting__head">
          <h2 id={titleId} className="dialog-waiting__title">
            {name.title}
          </h2>
          <button ref={close} type="button" className="button" title="Tutup" onClick={onClose}>
            <Icon name="close" size="text" />
            Tutup
          </button>
        </div>
        <div className="dialog-waiting__body">
          <Loading text="Memuat..." />
        </div>
      </div>
    </div>
  );
}
