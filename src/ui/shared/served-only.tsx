import { createContext, type ReactNode, useContext } from 'react';

const ServedOnlyContext = createContext<ReactNode>(undefined);

/** Hands down what the build alone writes into a page, for when there is no application (spec §2 Served page). */
export function ServedOnlyProvider({ content, children }: { content: ReactNode; children: ReactNode }) {
  return <ServedOnlyContext value={content}>{children}</ServedOnlyContext>;
}

/** The place of it. The application, which never shows it, leaves it as it stands and carries none of its words. */
export function ServedOnly() {
  const content = useContext(ServedOnlyContext);
  if (content !== undefined) return <div className="plain-only">{content}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing, so that what was written stays
  return <div className="plain-only" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
