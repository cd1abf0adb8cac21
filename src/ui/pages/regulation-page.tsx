import { useLayoutEffect } from 'react';
import type { Regulation } from '../../domain/regulations/regulation.ts';
import { pageTitle } from '../../domain/regulations/regulation-words.ts';
import { sectionAt } from '../../domain/regulations/section-at.ts';
import { sectionAddress } from '../../domain/shared/regulation-address.ts';
import { useDependencies } from '../dependencies.tsx';
import { RegulationView, WORDING } from '../regulations/regulation-view.tsx';
import { PageFeedback } from '../shared/page-feedback.tsx';
import { PageFrame } from './page-frame.tsx';

/** What the page of a regulation shows. */
export interface LoadedRegulation {
  readonly regulation: Regulation;
  /** The end of the address of an article or annex; absent for the whole. */
  readonly id?: string;
}

/** A regulation of which the text stands on this site (spec §2 Regulation pages). */
export function RegulationPage({ regulation, id }: LoadedRegulation) {
  const { abbreviation } = useDependencies().config.centre;
  const title = pageTitle(regulation, id === undefined ? undefined : sectionAt(regulation, id)?.section);
  // The page that is stored for use without network has no title of its own.
  useLayoutEffect(() => {
    document.title = `${title} | ${abbreviation}`;
  }, [title, abbreviation]);
  return (
    <PageFrame name="regulation" tab="produk" skipTo={id === undefined ? undefined : WORDING}>
      <RegulationView key={id} regulation={regulation} id={id} />
      <div className="wrap">
        <PageFeedback title={title} path={sectionAddress(regulation.slug, id)} />
      </div>
    </PageFrame>
  );
}
