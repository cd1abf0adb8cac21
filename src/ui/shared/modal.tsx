import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { useFocusReturn } from './use-focus-return.ts';
import './modal.scss';

/** The sizes of spec §2 Modals in general: 480, 640, 880 and 1040 px wide, and the whole screen. */
export type ModalSize = 'sm' | 'md' | 'lg' | 'xl' | 'full';

/** A modal: named by its title, closed by its button, its backdrop or Escape. */
export interface ModalProps {
  readonly size: ModalSize;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly foot?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * The one modal of the site (spec §2 Modals in general). Headless UI holds the page's scroll and the focus, and
 * gives the focus back to what opened it.
 */
export function Modal({ size, title, lead, foot, onClose, children }: ModalProps) {
  useFocusReturn();
  return (
    <Dialog open onClose={onClose} className="modal">
      <DialogBackdrop className="modal__backdrop" />
      <div className="modal__scroll">
        <DialogPanel className={`modal__panel modal__panel--${size}`}>
          <div className="modal__head">
            <div className="modal__names">
              <DialogTitle className="modal__title">{title}</DialogTitle>
              {lead && <p>{lead}</p>}
            </div>
            <button type="button" className="button modal__close" title="Tutup" onClick={onClose}>
              <Icon name="close" size="text" />
              Tutup
            </button>
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key */}
          <section className="modal__body" tabIndex={0} aria-label={title}>
            {children}
          </section>
          {foot && <div className="modal__foot">{foot}</div>}
        </DialogPanel>
      </div>
    </Dialog>
  );
}
