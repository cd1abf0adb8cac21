import { Icon } from './icon.tsx';
import './notice.scss';

/** A notice: yellow when a copy is shown instead, red when something failed. */
export interface NoticeProps {
  readonly kind: 'copy' | 'failed';
  readonly title: string;
  readonly detail?: string | undefined;
  /** What went wrong in the words of spec §8, in English, small under what a visitor understands. */
  readonly cause?: string | undefined;
  readonly action?: { readonly label: string; readonly onAct: () => void } | undefined;
}

/** Says what went wrong and offers one next step; assistive technology hears it when it appears. */
export function Notice({ kind, title, detail, cause, action }: NoticeProps) {
  return (
    <div className={`notice notice--${kind}`} role={kind === 'failed' ? 'alert' : 'status'}>
      <Icon name="warning" size="large" />
      <div className="notice__words">
        <p className="notice__title">{title}</p>
        {detail && <p className="notice__detail">{detail}</p>}
        {cause && (
          <p className="notice__cause" lang="en">
            {cause}
          </p>
        )}
      </div>
      {action && (
        <button type="button" className="button button--ink" onClick={action.onAct}>
          <Icon name="refresh" size="text" />
          <span>{action.label}</span>
        </button>
      )}
    </div>
  );
}
