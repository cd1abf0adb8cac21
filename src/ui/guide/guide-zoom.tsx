import * as texts from '../../domain/guide/texts.ts';
import { canZoomIn, canZoomOut } from '../../domain/guide/zoom.ts';
import * as sharedTexts from '../../domain/shared/texts.ts';
import { ViewerTool } from '../shared/viewer.tsx';
import { useGuide } from './use-guide.ts';

/** Zooming from 70% to 150% in steps of 10% (spec §5 Guide). */
export function GuideZoom() {
  const [guide, zoom] = useGuide((snapshot) => snapshot.context.zoom);
  return (
    <fieldset className="guide-tools__group">
      <legend className="visually-hidden">{texts.zoom}</legend>
      <ViewerTool
        icon="zoom-out"
        name={sharedTexts.zoomOut}
        modifier="edged"
        off={!canZoomOut(zoom)}
        onAct={() => guide.send({ type: 'zoom.out' })}
      />
      <output className="guide-tools__zoom">{`${Math.round(zoom * 100)}%`}</output>
      <ViewerTool
        icon="zoom-in"
        name={sharedTexts.zoomIn}
        modifier="edged"
        off={!canZoomIn(zoom)}
        onAct={() => guide.send({ type: 'zoom.in' })}
      />
      <ViewerTool
        icon="undo"
        name={texts.resetZoomLabel}
        words={texts.resetZoom}
        modifier="words-only"
        onAct={() => guide.send({ type: 'zoom.reset' })}
      />
    </fieldset>
  );
}
