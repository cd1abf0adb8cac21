import { useMemo, useRef } from 'react';
import type { Chart, ChartTransition } from '../../../domain/chart.ts';
import type { StateValue } from '../../../domain/state-value.ts';
import { useSize } from '../use-size.ts';
import { Canvas } from './canvas.tsx';
import { Drawing } from './drawing.tsx';
import type { Area, PlacedPicture } from './layout.ts';
import type { Marks } from './marks.ts';
import { IS_IN, nearPicture } from './near-picture.ts';
import { wholePicture } from './picture.ts';
import type { ChartSettings } from './settings.ts';
import { SMALLEST_ZOOM } from './sizes.ts';
import { Toolbar, type ToolbarProps } from './toolbar.tsx';
import { useLayout } from './use-layout.ts';
import { itemsOf } from './use-roving.ts';
import { fitZoom, nextZoom, shownZoom } from './zoom.ts';

/** A chart as a drawing, with what leads through it. */
export interface DiagramProps {
  readonly chart: Chart;
  readonly value: StateValue | undefined;
  readonly taken: readonly string[];
  readonly marks: Marks;
  readonly settings: ChartSettings;
  readonly onSettings: (settings: ChartSettings) => void;
  readonly onChoose: (id: string) => void;
  readonly onSend: (transition: ChartTransition) => void;
  readonly toolbar: Omit<ToolbarProps, 'children' | 'mode' | 'onMode'>;
}

/** Draws all of a chart, or what is near to where the machine is; all of it gives way where it would be too small. */
export function Diagram(props: DiagramProps) {
  const { chart, value, taken, marks, settings, onSettings, onChoose, onSend, toolbar } = props;
  const { mode, zoom } = settings;
  const place = useRef<HTMLDivElement>(null);
  const size = useSize(place);
  const whole = useLayout(wholeOf(chart));
  const wholeFit = whole && size ? fitZoom(whole, size) : 1;
  const isTooSmall = wholeFit < SMALLEST_ZOOM;
  const givesWay = mode === 'all' && zoom === 0 && isTooSmall;
  const near = useMemo(() => nearPicture(chart, value, taken), [chart, value, taken]);
  const isNear = mode === 'near' || givesWay;
  const picture = useLayout(isNear ? near : wholeOf(chart));
  const fit = picture && size ? fitZoom(picture, size) : 1;
  const shown = shownZoom(zoom, fit);
  const area = useMemo(() => areaInSight(picture, marks), [picture, marks]);
  const fitAll = () =>
    onSettings({ ...settings, mode: mode === 'all' && isTooSmall ? 'near' : mode, zoom: 0 });
  const step = (direction: 1 | -1) => {
    const next = nextZoom(shown, direction);
    return {
      disabled: next === undefined,
      onClick: () => next !== undefined && onSettings({ ...settings, zoom: next }),
    };
  };
  return (
    <>
      <Toolbar
        {...toolbar}
        mode={isNear ? 'near' : mode}
        onMode={(to) => onSettings({ ...settings, mode: to, zoom: to === 'all' && isTooSmall ? 1 : 0 })}
      >
        <span className="chart__zoom">
          <button type="button" className="chart__button" aria-label="Smaller" {...step(-1)}>
            −
          </button>
          <output className="chart__percent">{Math.round(shown * 100)}%</output>
          <button type="button" className="chart__button" aria-label="Larger" {...step(1)}>
            +
          </button>
          <button type="button" className="chart__button" data-key-f onClick={fitAll}>
            Fit <kbd>F</kbd>
          </button>
        </span>
      </Toolbar>
      <Canvas place={place} size={size} picture={picture} zoom={shown} shown={area}>
        {picture === undefined ? (
          <p className="chart__waiting">Drawing…</p>
        ) : (
          <Drawing
            chart={chart}
            picture={picture}
            zoom={shown}
            marks={marks}
            onChoose={onChoose}
            onSend={onSend}
          />
        )}
      </Canvas>
    </>
  );
}

const pictures = new WeakMap<Chart, ReturnType<typeof wholePicture>>();

function wholeOf(chart: Chart): ReturnType<typeof wholePicture> {
  const known = pictures.get(chart) ?? wholePicture(chart);
  pictures.set(chart, known);
  return known;
}

/** What is to be in sight: the hit that is looked at, else where the machine is. */
function areaInSight(picture: PlacedPicture | undefined, marks: Marks): Area | undefined {
  if (picture === undefined) return undefined;
  const hit = itemsOf(picture).find(({ of }) => of === marks.hit);
  const now = picture.boxes.find(
    ({ box }) => box.kind === 'state' && marks.now.has(box.of) && (box.band ?? IS_IN) === IS_IN,
  );
  return hit ? { x: hit.x - 60, y: hit.y - 12, width: 120, height: 24 } : now;
}
