import type { ComponentProps } from 'react';
import { NewTabWords } from './new-tab-words.tsx';

/** A link that opens a new tab, and says so to those who cannot see its arrow. */
export function NewTabLink({ children, ...anchor }: ComponentProps<'a'>) {
  return (
    <a target="_blank" rel="noopener noreferrer" {...anchor}>
      {typeof children === 'string' ? <span>{children}</span> : children}
      <NewTabWords />
    </a>
  );
}
