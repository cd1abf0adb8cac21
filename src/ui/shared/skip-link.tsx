import * as texts from '../../domain/shared/texts.ts';

/** Leads past header and tabs, and shows when the first Tab reaches it (WCAG 2.4.1); `to` is the id of what it leads to. */
export function SkipLink({ to }: { to: string }) {
  return (
    <a className="skip-link" href={`#${to}`}>
      {texts.skipToContent}
    </a>
  );
}
