import {
  createContext,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useLayoutEffect,
  useRef,
} from 'react';
import { onceInSight } from './in-sight.ts';

/** Why it is likely that a visitor opens something: its link has been in sight for a second, or has the pointer or the focus. */
export type Intent = 'seen' | 'touched';

const DialogIntentContext = createContext<(intent: Intent) => void>(() => undefined);

/** Provides a function that loads the dialogs' code before it is needed. */
export function DialogIntentProvider(props: { onIntent: (intent: Intent) => void; children: ReactNode }) {
  return <DialogIntentContext value={props.onIntent}>{props.children}</DialogIntentContext>;
}

/** Call it when a visitor may be about to open a dialog. */
export function useDialogIntent(): (intent: Intent) => void {
  return useContext(DialogIntentContext);
}

/**
 * Gives the properties of a link that opens something, which load that before it is pressed.
 * @param intend loads it, unless the visitor saves data
 * @param link holds the link, where its owner needs it
 */
export function useIntent(intend: (intent: Intent) => void, link?: RefObject<HTMLAnchorElement | null>) {
  const latest = useRef(intend);
  useLayoutEffect(() => {
    latest.current = intend;
  });
  const ref = useCallback(
    (element: HTMLAnchorElement | null) => {
      if (link) link.current = element;
      return element ? onceInSight(element, () => latest.current('seen')) : undefined;
    },
    [link],
  );
  const touched = () => intend('touched');
  return { ref, onPointerEnter: touched, onFocus: touched };
}
