import { expect, it, vi } from 'vitest';
import { createSynthesisedPageTurn } from '../../../src/adapters/browser/synthesised-page-turn.ts';

/** A browser's audio that writes down what it is asked for. */
function recordingAudio(state: AudioContextState = 'running') {
  const log: string[] = [];
  const parameter = (name: string) => ({
    value: 0,
    setValueAtTime: () => undefined,
    exponentialRampToValueAtTime: () => undefined,
    linearRampToValueAtTime: (value: number) => void log.push(`${name} ${value}`),
  });
  const node = (more: object) => ({ connect: (to: unknown) => to, ...more });
  const audio = {
    state,
    currentTime: 0,
    sampleRate: 100,
    destination: {},
    resume: () => {
      log.push('resume');
      return Promise.reject(new Error('refused'));
    },
    createBuffer: (_channels: number, length: number) => ({ getChannelData: () => new Float32Array(length) }),
    createBufferSource: () => node({ buffer: null, start: () => void log.push('start') }),
    createBiquadFilter: () => node({ frequency: parameter('frequency'), Q: parameter('Q') }),
    createGain: () => node({ gain: parameter('gain') }),
  };
  return { log, audio: audio as unknown as AudioContext };
}

it('rises to the volume and falls silent again, with one audio for all turns', async () => {
  const { log, audio } = recordingAudio();
  let opened = 0;
  const sound = createSynthesisedPageTurn(() => {
    opened += 1;
    return audio;
  });
  sound.play(0.2);
  sound.play(0.2);
  const once = ['gain 0.2', 'gain 0', 'start'];
  await vi.waitFor(() => expect([opened, log]).toEqual([1, [...once, ...once]]));
});

it('asks again for audio that is suspended, and bears a refusal', async () => {
  const { log, audio } = recordingAudio('suspended');
  createSynthesisedPageTurn(() => audio).play(0.2);
  await vi.waitFor(() => expect(log).toEqual(['resume', 'gain 0.2', 'gain 0', 'start']));
});

it('is silent where there is no audio', async () => {
  const open = vi.fn(() => {
    throw new ReferenceError('AudioContext is not defined');
  });
  createSynthesisedPageTurn(open).play(0.2);
  await vi.waitFor(() => expect(open).toHaveBeenCalledOnce());
  // A rejection that nobody handles fails the run.
  await new Promise((resolve) => setImmediate(resolve));
});

it('opens the audio after what the press itself does', async () => {
  const open = vi.fn(() => recordingAudio().audio);
  createSynthesisedPageTurn(open).play(0.2);
  await new Promise((resolve) => setImmediate(resolve));
  expect(open).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(open).toHaveBeenCalledOnce());
});
