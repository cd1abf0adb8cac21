import { Icon, type IconName } from '../shared/icon.tsx';

/** A tool of the viewer. */
export interface GuideToolProps {
  readonly icon: IconName;
  /** Its accessible name. */
  readonly name: string;
  /** Words beside the icon where there is room; without them the icon stands alone. */
  readonly words?: string;
  readonly pressed?: boolean;
  /** At its end: it does nothing, and keeps the focus that a disabled button would lose. */
  readonly off?: boolean;
  readonly className?: string;
  readonly onAct: () => void;
}

/** A button of the viewer's bars: an icon, with words where there is room. */
export function GuideTool(props: GuideToolProps) {
  const { icon, name, words, pressed, off, className = 'guide-tool', onAct } = props;
  return (
    <button
      type="button"
      className={words ? className : `${className} guide-tool--icon`}
      aria-label={name}
      title={words ? undefined : name}
      aria-pressed={pressed}
      aria-disabled={off}
      onClick={onAct}
    >
      <Icon name={icon} />
      {words && <span className="guide-tool__words">{words}</span>}
    </button>
  );
}
