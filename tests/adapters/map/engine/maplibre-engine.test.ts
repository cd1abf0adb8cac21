import { describe, expect, it } from 'vitest';
import { OWN_FAULT } from '../../../../src/adapters/map/engine/engine-failure.ts';
import { createMapLibreEngine } from '../../../../src/adapters/map/engine/maplibre-engine.ts';
import { NO_ENGINE } from '../../../../src/adapters/map/engine/no-engine.ts';
import type { MapPicture } from '../../../../src/application/ports/map-engine.ts';
import { controlledCalls } from '../../../fakes/controlled-calls.ts';
import { recordingLogger } from '../../../fakes/recording-logger.ts';

const PICTURE: MapPicture = { layers: [], dark: false };
const VIEW = { centre: [110, -7], zoom: 12 } as const;

/** An engine whose code comes, or does not, when a test says so. */
function opened() {
  const { call, answer, fail } = controlledCalls<void, never>();
  const logger = recordingLogger();
  const engine = createMapLibreEngine({ config: {} as never, font: '', logger, loadCode: call });
  const heard: unknown[] = [];
  const close = engine.open({}, VIEW, PICTURE, (event) => void heard.push(event));
  const arrive = (openMap: () => object) => answer({ openMap } as never);
  return { engine, heard, close, logger, arrive, fail };
}

const failed = (failure: string, message: string) => [{ name: 'map.failed', detail: { failure, message } }];
const map = (acts: object = {}) => ({ draw: () => undefined, close: () => undefined, ...acts });
const throwing = (error: Error) => () => {
  throw error;
};

describe('a map that cannot be opened says why, and is logged', () => {
  it('as code that did not come', async () => {
    const { heard, logger, fail } = opened();
    await fail(new Error('404'));
    expect(heard).toEqual([{ type: 'map.lost', message: NO_ENGINE }]);
    expect(logger.events).toEqual(failed('code', '404'));
  });

  it('as a browser that cannot draw', async () => {
    const { heard, logger, arrive } = opened();
    await arrive(
      throwing(Object.assign(new Error('WebGL2 is required'), { name: 'GPUInitializationError' })),
    );
    expect(heard).toEqual([{ type: 'map.lost', message: NO_ENGINE }]);
    expect(logger.events).toEqual(failed('browser', 'WebGL2 is required'));
  });

  it('as a fault of this site', async () => {
    const { heard, logger, arrive } = opened();
    await arrive(throwing(new TypeError('x is undefined')));
    expect(heard).toEqual([{ type: 'map.lost', message: OWN_FAULT }]);
    expect(logger.events).toEqual(failed('site', 'x is undefined'));
  });
});

it('says nothing of a map that was closed meanwhile, but logs it', async () => {
  const { heard, logger, close, fail } = opened();
  close();
  await fail(new Error('404'));
  expect([heard, logger.events]).toEqual([[], failed('code', '404')]);
});

it('stays where a move that waited for it fails, which is logged; the moves after it are made', async () => {
  const { engine, heard, logger, arrive } = opened();
  const padding = { top: 0, right: 0, bottom: 0, left: 0 };
  engine.go({ ...VIEW, zoom: 1 }, padding, false);
  engine.go({ ...VIEW, zoom: 2 }, padding, false);
  const made: number[] = [];
  const go = ({ zoom }: { zoom: number }) => {
    if (zoom === 1) throw new Error('no such place');
    made.push(zoom);
  };
  await arrive(() => map({ go }));
  expect([heard, made]).toEqual([[], [2]]);
  expect(logger.events).toEqual([{ name: 'map.error', detail: { message: 'no such place' } }]);
});
