import type { ReactNode } from 'react';
import * as texts from '../../domain/shared/texts.ts';
import { Icon, type IconName } from './icon.tsx';
import { NewTabLink } from './new-tab-link.tsx';
import './viewer.scss';

/** A tool of a viewer's bars. */
export interface ViewerToolProps {
  readonly icon: IconName;
  /** Its accessible name. */
  readonly name: string;
  /** Words beside the icon; without them the icon stands alone. */
  readonly words?: string;
  readonly pressed?: boolean;
  /** It does nothing now, and keeps the focus that a disabled button would lose. */
  readonly off?: boolean;
  /** The id of its longer description. */
  readonly describedBy?: string;
  readonly modifier?: 'edged' | 'words-only' | 'stacked';
  readonly onAct: () => void;
}

/** A button of a viewer that fills the screen, as the lightbox and the guide do: an icon, and words where there is room. */
export function ViewerTool(props: ViewerToolProps) {
  const { icon, name, words, pressed, off, describedBy, modifier, onAct } = props;
  const classes = ['viewer-tool', !words && 'viewer-tool--icon', modifier && `viewer-tool--${modifier}`];
  return (
    <button
      type="button"
      className={classes.filter(Boolean).join(' ')}
      aria-label={name}
      title={words && modifier !== 'stacked' ? undefined : name}
      aria-describedby={describedBy}
      aria-pressed={pressed}
      aria-disabled={off}
      onClick={onAct}
    >
      <Icon name={icon} />
      {words && <span className="viewer-tool__words">{words}</span>}
    </button>
  );
}

/** The close button of a viewer, which has the focus first. */
export function ViewerClose({ onClose }: { onClose: () => void }) {
  return (
    <button
      type="button"
      className="viewer-tool viewer-close"
      title={texts.close}
      data-autofocus
      onClick={onClose}
    >
      <Icon name="close" size="text" />
      {texts.close}
    </button>
  );
}

/**
 * Says how a download or sharing ended, over what the viewer shows.
 * @param props.offer an address to open by hand, where the browser would not open it by itself
 */
export function ViewerOutcome({ children, offer }: { children: ReactNode; offer?: string | undefined }) {
  return (
    <p className="viewer-outcome" role="status">
      {children && <span>{children}</span>}
      {offer !== undefined && (
        <>
          {' '}
          <NewTabLink href={offer}>{texts.openInNewTab}</NewTabLink>
        </>
      )}
    </p>
  );
}
