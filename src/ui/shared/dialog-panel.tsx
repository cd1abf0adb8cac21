import type { ReactNode, Ref } from 'react';
import * as texts from '../../domain/shared/texts.ts';
import { Icon } from './icon.tsx';
import './dialog-panel.scss';

/** The sizes of spec §2 Dialogs in general: 480, 640, 880 and 1040 px wide, and the whole screen. */
export type DialogSize = 'sm' | 'md' | 'lg' | 'xl' | 'full';

/** Gives the classes of a dialog's panel. */
export const panelClass = (size: DialogSize, whole = false): string =>
  `dialog__panel dialog__panel--${size}${whole ? ' dialog__panel--whole' : ''}`;

/**
 * The head of a dialog, and of the frame that stands in for it: nothing in it moves when one takes the other's place.
 * @param props.title the heading
 * @param props.lead the line under it
 */
export function DialogHead(props: {
  title: ReactNode;
  lead?: ReactNode;
  close?: Ref<HTMLButtonElement>;
  onClose: () => void;
}) {
  const { title, lead, close, onClose } = props;
  return (
    <div className="dialog__head">
      <div className="dialog__names">
        {title}
        {lead && <p>{lead}</p>}
      </div>
      <button
        ref={close}
        type="button"
        className="button dialog__close"
        title={texts.close}
        onClick={onClose}
      >
        <Icon name="close" size="text" />
        {texts.close}
      </button>
    </div>
  );
}

/** How far one is in a row of questions: boundary marks, and the same in words. */
export function ProgressMarks({ at, of, children }: { at: number; of: number; children: ReactNode }) {
  return (
    <span className="progress-marks">
      {Array.from({ length: of }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a mark is nothing but its index
          key={index}
          className={index < at ? 'progress-marks__mark progress-marks__mark--done' : 'progress-marks__mark'}
          aria-hidden="true"
        />
      ))}
      {children}
    </span>
  );
}
