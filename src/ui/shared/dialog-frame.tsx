import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react';
import type { ReactNode } from 'react';
import * as texts from '../../domain/shared/texts.ts';
import { Icon } from './icon.tsx';
import { useDocumentTitle } from './use-document-title.tsx';
import { useFocusReturn } from './use-focus-return.ts';
import { useMoreBelow } from './use-more-below.ts';
import './dialog-frame.scss';

/** The sizes of spec §2 Dialogs in general: 480, 640, 880 and 1040 px wide, and the whole screen. */
export type DialogSize = 'sm' | 'md' | 'lg' | 'xl' | 'full';

/** A dialog: named by its title, closed by its button, its backdrop or Escape. */
export interface DialogFrameProps {
  readonly size: DialogSize;
  readonly title: string;
  /** What the document is named while the dialog is open, where that is not its title. */
  readonly pageTitle?: string | undefined;
  readonly lead?: ReactNode;
  /** What stands between the head and what scrolls, in sight; on a phone, which has no room for it, it scrolls along. */
  readonly under?: ReactNode;
  readonly foot?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * The one dialog of the site (spec §2 Dialogs in general). Headless UI holds the page's scroll and the focus, and
 * gives the focus back to what opened it.
 */
export function DialogFrame({
  size,
  title,
  pageTitle,
  lead,
  under,
  foot,
  onClose,
  children,
}: DialogFrameProps) {
  const { setEnd, isMore } = useMoreBelow();
  useFocusReturn();
  useDocumentTitle(pageTitle ?? title);
  return (
    <Dialog open onClose={onClose} className="dialog">
      <DialogBackdrop className="dialog__backdrop" />
      <div className="dialog__scroll">
        <DialogPanel className={`dialog__panel dialog__panel--${size}`}>
          <div className="dialog__head">
            <div className="dialog__names">
              <DialogTitle className="dialog__title">{title}</DialogTitle>
              {lead && <p>{lead}</p>}
            </div>
            <button type="button" className="button dialog__close" title={texts.tutup} onClick={onClose}>
              <Icon name="close" size="text" />
              {texts.tutup}
            </button>
          </div>
          <div className="dialog__rest">
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key */}
            <section className="dialog__body" tabIndex={0} aria-label={title}>
              {under && <div className="dialog__under">{under}</div>}
              {children}
              <div ref={setEnd} />
            </section>
            {foot && <div className="dialog__foot">{foot}</div>}
          </div>
          <MoreBelow isMore={isMore} />
        </DialogPanel>
      </div>
    </Dialog>
  );
}

/** Shows that the dialog goes on below, in a row of its own, which keeps its height: nothing moves under a finger. */
function MoreBelow({ isMore }: { isMore: boolean }) {
  return (
    <div className={isMore ? 'dialog__more' : 'dialog__more dialog__more--none'} aria-hidden="true">
      {texts.masihAdaDiBawah}
      <Icon name="arrow-down" size="text" />
    </div>
  );
}
