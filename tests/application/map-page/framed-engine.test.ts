import { expect, it } from 'vitest';
import { framedEngine } from '../../../src/application/map-page/framed-engine.ts';
import type { MapEngine, MapEngineEvent, MapPicture } from '../../../src/application/ports/map-engine.ts';

const VIEW = { centre: [112.74, -7.25], zoom: 12 } as const;
const PLAIN: MapPicture = { layers: [], dark: false };
const LAYERED: MapPicture = { layers: [{ id: 'zona', opacity: 1 }], dark: false };
const DARK: MapPicture = { layers: [], dark: true };

/** An engine that writes down what it is asked for, and frames that come when the test says so. */
function opened() {
  const log: unknown[] = [];
  let emit: (event: MapEngineEvent) => void = () => undefined;
  const engine: MapEngine = {
    canDraw: () => true,
    open: (_element, _view, _picture, listen) => {
      emit = listen;
      return () => void log.push('closed');
    },
    draw: (picture) => void log.push(picture),
    go: () => void log.push('go'),
    picture: async () => 'data:image/png,',
    pictureNow: () => 'data:image/png,now',
  };
  const due = new Set<() => void>();
  const framed = framedEngine(engine, (run) => {
    due.add(run);
    return () => void due.delete(run);
  });
  const heard: MapEngineEvent[] = [];
  const close = framed.open({} as HTMLElement, VIEW, PLAIN, (event) => void heard.push(event));
  const frame = () => {
    for (const run of [...due]) if (due.delete(run)) run();
  };
  return { framed, log, heard, close, frame, emit: (event: MapEngineEvent) => emit(event) };
}

it('draws the last of several pictures, once, after the frame', () => {
  const { framed, log, frame } = opened();
  framed.draw(LAYERED);
  framed.draw(DARK);
  expect(log).toEqual([]);
  frame();
  frame();
  expect(log).toEqual([DARK]);
});

it('reports a click after the frame, and of all else at once', () => {
  const { heard, frame, emit } = opened();
  emit({ type: 'map.clicked', at: [112, -7] });
  emit({ type: 'map.drawn' });
  expect(heard).toEqual([{ type: 'map.drawn' }]);
  frame();
  expect(heard).toEqual([{ type: 'map.drawn' }, { type: 'map.clicked', at: [112, -7] }]);
});

it('photographs what has been asked for, drawn or not', async () => {
  const { framed, log, frame } = opened();
  framed.draw(LAYERED);
  expect(await framed.picture()).toBe('data:image/png,');
  expect(framed.pictureNow()).toBe('data:image/png,now');
  expect(log).toEqual([LAYERED]);
  frame();
  expect(log).toEqual([LAYERED]);
});

it('draws nothing more once it is closed, and reports nothing', () => {
  const { framed, log, heard, close, frame, emit } = opened();
  framed.draw(LAYERED);
  emit({ type: 'map.clicked', at: [112, -7] });
  close();
  frame();
  expect([log, heard]).toEqual([['closed'], []]);
});
