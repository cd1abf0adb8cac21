import type { ReactNode } from 'react';
import * as texts from '../../domain/shared/texts.ts';
import { Icon, type IconName } from './icon.tsx';
import './empty-state.scss';

/** The drawings of the empty states. */
export type EmptyDrawing = 'search' | 'folder' | 'page' | 'image';

const DRAWINGS: Readonly<Record<EmptyDrawing, ReactNode>> = {
  search: (
    <>
      <path className="empty-state__paper" d="M60 24h64l20 20v76H60z" />
      <path className="empty-state__ink" d="M68 40h26v26H68zM68 72h26v26H68zM100 72h18v26h-18z" />
      <path className="empty-state__ring" d="M120 72a18 18 0 1 0 0-36 18 18 0 0 0 0 36zM133 67l18 19" />
    </>
  ),
  folder: (
    <>
      <path className="empty-state__ink" d="M56 30h36l8 10h44v18H56z" />
      <path className="empty-state__paper" d="M56 50h88v58H56z" />
    </>
  ),
  page: (
    <>
      <path className="empty-state__paper" d="M64 18h54l18 18v84H64z" />
      <path className="empty-state__gold" d="M118 18v18h18z" />
      <path className="empty-state__lines" d="M78 54h44M78 70h44M78 86h28" />
    </>
  ),
  image: (
    <>
      <path className="empty-state__paper" d="M52 26h80l16 16v70H52z" />
      <path className="empty-state__ink" d="m52 104 30-38 22 26 12-14 32 34H52z" />
      <path className="empty-state__gold" d="m118 40 11 11-11 11-11-11z" />
    </>
  ),
};

/** A list whose feed brought nothing: empty, with a way to ask again, or failed, which a notice above has said with its own. */
export function EmptyFeed(props: {
  drawing: EmptyDrawing;
  failed: boolean;
  /** What is true where it failed, under the words of spec §2. */
  lost: string;
  title: string;
  text: string;
  onRetry: () => void;
}) {
  const { drawing, failed, lost, title, text, onRetry } = props;
  if (failed) {
    const reason = `${lost} ${texts.checkConnectionOrAsk}`;
    return <EmptyState drawing={drawing} title={title} text={text} reason={reason} />;
  }
  const action = { label: texts.reload, icon: 'refresh', onAct: onRetry } as const;
  return <EmptyState drawing={drawing} title={title} text={text} action={action} />;
}

/** A list with nothing in it: a drawing, what it means, and one next step. `isSaid` is false where a count says it already. */
export function EmptyState(props: {
  drawing: EmptyDrawing;
  title: string;
  text?: string;
  reason?: string;
  /** The words of spec §8 where they are English, small under what a visitor understands. */
  cause?: string;
  isSaid?: boolean;
  action?: { readonly label: string; readonly icon?: IconName; readonly onAct: () => void } | undefined;
}) {
  const { drawing, title, text, reason, cause, isSaid = true, action } = props;
  return (
    <div className="empty-state" role={isSaid ? 'status' : undefined}>
      <svg className="empty-state__art" viewBox="0 0 200 120" aria-hidden="true">
        <path className="empty-state__hills" d="m0 120 24-24 24 24 24-24 24 24 24-24 24 24 24-24 32 24z" />
        {DRAWINGS[drawing]}
      </svg>
      <div className="empty-state__words">
        <p className="empty-state__title">{title}</p>
        {text && <p>{text}</p>}
        {reason && <p>{reason}</p>}
        {cause && (
          <p className="empty-state__cause" lang="en">
            {cause}
          </p>
        )}
        {action && (
          <button type="button" className="button button--outline" onClick={action.onAct}>
            {action.icon && <Icon name={action.icon} size="text" />}
            <span>{action.label}</span>
          </button>
        )}
      </div>
    </div>
  );
}
