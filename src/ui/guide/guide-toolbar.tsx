import { useState } from 'react';
import * as texts from '../../domain/guide/texts.ts';
import * as sharedTexts from '../../domain/shared/texts.ts';
import { useDependencies } from '../dependencies.tsx';
import { Icon } from '../shared/icon.tsx';
import { useMedia, WIDE } from '../shared/use-media.ts';
import { ViewerTool } from '../shared/viewer.tsx';
import { GuidePager } from './guide-pager.tsx';
import { GuideRules } from './guide-rules.tsx';
import { GuideZoom } from './guide-zoom.tsx';
import { type GuideFrameProps, useFullscreen } from './use-fullscreen.ts';
import { useGuide } from './use-guide.ts';

/** The tools of the guide: those of spec §2 Guide, and those that readers expect of any document. */
export function GuideToolbar({ frame, hasOutline }: GuideFrameProps & { hasOutline: boolean }) {
  const [guide, isLoud] = useGuide((snapshot) => snapshot.matches({ open: { sound: 'on' } }));
  const [, isReading] = useGuide((snapshot) => snapshot.matches({ open: { view: 'reading' } }));
  const [, isSaving] = useGuide((snapshot) => snapshot.matches({ open: { download: 'saving' } }));
  const [isMore, setMore] = useState(false);
  return (
    <div
      className="guide-tools"
      data-view={isReading ? 'reading' : 'book'}
      data-more={isMore}
      role="toolbar"
      aria-label={texts.toolsLabel}
    >
      <PanelTools hasOutline={hasOutline} isMore={isMore} onMore={() => setMore(!isMore)} />
      <div className="guide-tools__group">
        <ViewerTool
          icon={isLoud ? 'sound' : 'sound-off'}
          name={texts.sound}
          words={texts.sound}
          pressed={isLoud}
          onAct={() => guide.send({ type: 'sound.toggled' })}
        />
      </div>
      <GuideZoom />
      <GuidePager />
      <div className="guide-tools__group">
        <ViewerTool
          icon="download"
          name={sharedTexts.download}
          words={sharedTexts.download}
          off={isSaving}
          onAct={() => guide.send({ type: 'download.requested' })}
        />
      </div>
      <ScreenTools frame={frame} />
    </div>
  );
}

interface PanelToolsProps {
  readonly hasOutline: boolean;
  readonly isMore: boolean;
  readonly onMore: () => void;
}

/** What opens beside the pages, and what a narrow toolbar shows only when asked. */
function PanelTools({ hasOutline, isMore, onMore }: PanelToolsProps) {
  const [guide, isSearching] = useGuide((snapshot) => snapshot.matches({ open: { panel: 'search' } }));
  const [, isReading] = useGuide((snapshot) => snapshot.matches({ open: { view: 'reading' } }));
  const [, isOutlined] = useGuide((snapshot) => snapshot.matches({ open: { panel: 'outline' } }));
  const isWide = useMedia(WIDE);
  return (
    <div className="guide-tools__group guide-tools__group--panels">
      <ViewerTool
        icon="search"
        name={sharedTexts.search}
        words={sharedTexts.search}
        modifier="stacked"
        pressed={isSearching}
        onAct={() => guide.send({ type: 'panel.toggled', panel: 'search' })}
      />
      {hasOutline && (
        <ViewerTool
          icon="list"
          name={sharedTexts.contents}
          words={sharedTexts.contents}
          modifier="stacked"
          pressed={isOutlined}
          onAct={() => guide.send({ type: 'panel.toggled', panel: 'outline' })}
        />
      )}
      <ViewerTool
        icon="text"
        name={texts.readingMode}
        words={texts.readingMode}
        modifier="stacked"
        pressed={isReading}
        onAct={() => guide.send({ type: 'view.toggled' })}
      />
      {!isWide && <GuideRules />}
      <span className="guide-tools__more">
        <ViewerTool
          icon={isMore ? 'chevron-down' : 'chevron-up'}
          name={texts.moreToolsLabel}
          words={texts.moreTools}
          modifier="stacked"
          pressed={isMore}
          onAct={onMore}
        />
      </span>
    </div>
  );
}

/** Paper, and the whole screen where the browser gives it. */
function ScreenTools({ frame }: GuideFrameProps) {
  const [, index] = useGuide((snapshot) => snapshot.context.index);
  const fullscreen = useFullscreen(frame);
  const { guideFile = '' } = useDependencies().config;
  return (
    <div className="guide-tools__group guide-tools__group--screen">
      <a
        className="viewer-tool viewer-tool--icon"
        href={`${guideFile}#page=${index + 1}`}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={texts.printLabel}
        title={texts.printLabel}
      >
        <Icon name="printer" />
      </a>
      {fullscreen.toggle && (
        <ViewerTool
          icon={fullscreen.isFull ? 'shrink' : 'expand'}
          name={texts.fullScreen}
          pressed={fullscreen.isFull}
          onAct={fullscreen.toggle}
        />
      )}
    </div>
  );
}
