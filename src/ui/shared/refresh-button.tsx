import { type ReactNode, useEffect, useRef, useState } from 'react';

/** A button that asks a feed again. */
export interface RefreshButtonProps {
  readonly loading: boolean;
  readonly onRefresh: () => void;
  /** What assistive technology hears once it was pressed: while it loads, and when that is done. */
  readonly said: { readonly loading: string; readonly done: string };
  readonly className: string;
  readonly title?: string;
  readonly 'aria-label'?: string;
  readonly children: ReactNode;
}

/** Disabled while loading. A browser takes the focus from a disabled button, so it is given back afterwards. */
export function RefreshButton({ loading, onRefresh, said, children, ...rest }: RefreshButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    if (loading || !pressed.current) return;
    pressed.current = false;
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [loading]);
  return (
    <>
      <button
        {...rest}
        ref={button}
        type="button"
        disabled={loading}
        onClick={() => {
          pressed.current = true;
          setAsked(true);
          onRefresh();
        }}
      >
        {children}
      </button>
      <span className="visually-hidden" role="status">
        {isAsked && (loading ? said.loading : said.done)}
      </span>
    </>
  );
}
