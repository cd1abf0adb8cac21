import { useEffect, useEffectEvent } from 'react';

/**
 * Hears Ctrl+K, Cmd+K and '/' on the whole page (spec §2 Search).
 * @param answer is called instead of what the browser does with them
 * @param isFirst whether to answer before others on the page, which then do not
 */
export function useSearchKeys(answer: () => void, isFirst = false): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (!isSearchKey(event)) return;
    event.preventDefault();
    answer();
  });
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => hear(event);
    document.addEventListener('keydown', pressed, isFirst);
    return () => document.removeEventListener('keydown', pressed, isFirst);
  }, [isFirst]);
}

function isSearchKey({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
  target,
  defaultPrevented,
}: KeyboardEvent): boolean {
  if (defaultPrevented || altKey) return false;
  if (ctrlKey || metaKey) return !shiftKey && key.toLowerCase() === 'k';
  const types =
    target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
  return key === '/' && !types;
}
