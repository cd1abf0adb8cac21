import { type ReactNode, useEffect, useRef } from 'react';

/** A button that asks a feed again. */
export interface RefreshButtonProps {
  readonly loading: boolean;
  readonly onRefresh: () => void;
  readonly className: string;
  readonly title?: string;
  readonly 'aria-label'?: string;
  readonly children: ReactNode;
}

/** Disabled while loading. A browser takes the focus from a disabled button, so it is given back afterwards. */
export function RefreshButton({ loading, onRefresh, children, ...rest }: RefreshButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);
  useEffect(() => {
    if (loading || !pressed.current) return;
    pressed.current = false;
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [loading]);
  return (
    <button
      {...rest}
      ref={button}
      type="button"
      disabled={loading}
      onClick={() => {
        pressed.current = true;
        onRefresh();
      }}
    >
      {children}
    </button>
  );
}
