import type { ReactNode } from 'react';
import type { TabId } from '../../domain/navigation/tabs.ts';
import * as texts from '../../domain/pages/texts.ts';
import { ArtImage } from '../shared/art-image.tsx';
import { Icon } from '../shared/icon.tsx';
import { PageFrame } from './page-frame.tsx';
import './panel-page.scss';

interface PanelPageProps {
  readonly code?: string;
  /** Left out where what stands in the panel names itself. */
  readonly title?: string;
  /** The tab that leads here, if one does. */
  readonly tab?: TabId;
  /** What stands beside the panel. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

/** A page that is one gold panel on the night city: the hand-over pages and the fallback. */
export function PanelPage({ code, title, tab, beside, children }: PanelPageProps) {
  return (
    <PageFrame name="panel" tab={tab} className="panel-page" hours={beside === undefined}>
      <ArtImage
        className="panel-page__ground"
        src="/art/notfound.webp"
        alt=""
        width={1600}
        height={900}
        decoding="async"
        // Without network it may never have been seen; the ground under it is enough.
        onError={({ currentTarget }) => {
          currentTarget.style.visibility = 'hidden';
        }}
      />
      <div className={`wrap panel-page__wrap${beside ? ' panel-page__wrap--two' : ''}`}>
        <div className="panel-page__panel">
          {code && <p className="panel-page__code">{code}</p>}
          {title && <h1 className="panel-page__title">{title}</h1>}
          {children}
        </div>
        {beside}
      </div>
    </PageFrame>
  );
}

/** The way back to the landing page. */
export function HomeLink() {
  return (
    <p className="panel-page__actions">
      <a className="button" href="/home">
        {texts.backHome}
        <Icon name="arrow-right" size="text" />
      </a>
    </p>
  );
}
