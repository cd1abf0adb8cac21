import type { ComponentProps } from 'react';
import * as texts from '../../domain/shared/texts.ts';

/** A link that opens a new tab, and says so to those who cannot see its arrow. */
export function NewTabLink({ children, ...anchor }: ComponentProps<'a'>) {
  return (
    <a target="_blank" rel="noopener noreferrer" {...anchor}>
      {children}
      <span className="visually-hidden"> {texts.tabBaru}</span>
    </a>
  );
}
