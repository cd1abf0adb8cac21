import { type ReactNode, useLayoutEffect } from 'react';
import { INNER_PAGES, type InnerPageId } from '../../../domain/navigation/inner-pages.ts';
import { homeTitle } from '../../../domain/shared/page-title.ts';
import { useDependencies } from '../../dependencies.tsx';
import { PageFeedback } from '../../shared/page-feedback.tsx';
import { PageFrame } from '../page-frame.tsx';
import '../accessibility-statement.scss';
import './inner.scss';

/** A page of this site that only says something, between header and footer (contract "Addresses"). */
export function InnerPage({ id, children }: { id: InnerPageId; children: ReactNode }) {
  const { config } = useDependencies();
  const { path, title } = INNER_PAGES[id];
  const tabTitle = `${title} | ${homeTitle(config)}`;
  // The page for use without network has no title of its own.
  useLayoutEffect(() => {
    document.title = tabTitle;
  }, [tabTitle]);
  return (
    <PageFrame name="statement" tab={id === 'mapData' ? 'peta' : undefined}>
      <article className="statement wrap">{children}</article>
      <div className="wrap">
        <PageFeedback title={title} path={path} />
      </div>
    </PageFrame>
  );
}
