import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react';
import type { ReactNode } from 'react';
import * as texts from '../../domain/shared/texts.ts';
import { DialogHead, type DialogSize, panelClass } from './dialog-panel.tsx';
import { Icon } from './icon.tsx';
import { useDocumentTitle } from './use-document-title.tsx';
import { useFocusReturn } from './use-focus-return.ts';
import { useMoreBelow } from './use-more-below.ts';
import './dialog-frame.scss';

/** A dialog: named by its title, closed by its button, its backdrop or Escape. */
export interface DialogFrameProps {
  readonly size: DialogSize;
  /** It fills a phone's screen, with a low head. */
  readonly whole?: boolean;
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
  whole = false,
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
      <div className={whole ? 'dialog__scroll dialog__scroll--whole' : 'dialog__scroll'}>
        <DialogPanel className={panelClass(size, whole)}>
          <DialogHead
            title={<DialogTitle className="dialog__title">{title}</DialogTitle>}
            lead={lead}
            onClose={onClose}
          />
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
      {texts.moreBelow}
      <Icon name="arrow-down" size="text" />
    </div>
  );
}
