import type { ReactNode, Ref } from 'react';
import * as texts from '../../domain/shared/texts.ts';
import { Icon } from '../shared/icon.tsx';
import '../shared/dialog-panel.scss';
import './search-head.scss';

/** The head of the search, and of the frame that stands in for it: title, 'Tutup' and the field. */
export function SearchHead(props: {
  title: ReactNode;
  close?: Ref<HTMLButtonElement>;
  onClose: () => void;
  children: ReactNode;
}) {
  const { title, close, onClose, children } = props;
  return (
    <div className="search__head">
      {title}
      <button
        ref={close}
        type="button"
        className="button search__close"
        title={texts.close}
        onClick={onClose}
      >
        <Icon name="close" size="text" />
        <span>{texts.close}</span>
      </button>
      {children}
    </div>
  );
}
