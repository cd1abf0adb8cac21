import { createContext, type ReactNode, useContext } from 'react';

const ServedOnlyContext = createContext<ReactNode>(undefined);

/**
 * Provides the content that only the build renders into a page, for visitors without the application (spec §2 Served
 * page).
 */
export function ServedOnlyProvider({ content, children }: { content: ReactNode; children: ReactNode }) {
  return <ServedOnlyContext value={content}>{children}</ServedOnlyContext>;
}

/** Renders the served-only markup at build time; in the browser React leaves that markup untouched. */
export function ServedOnly() {
  const content = useContext(ServedOnlyContext);
  if (content !== undefined) return <div className="plain-only">{content}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, so that the served markup stays
  return <div className="plain-only" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
