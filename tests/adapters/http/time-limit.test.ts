import { describe, expect, it, vi } from 'vitest';
import { pause, timeLimit } from '../../../src/adapters/http/time-limit.ts';
import { fakeTime } from '../../fakes/fake-time.ts';

fakeTime();

describe('timeLimit', () => {
  it('aborts when time is up, and says that it was time', () => {
    const limit = timeLimit(new AbortController().signal, 100);
    vi.advanceTimersByTime(99);
    expect([limit.signal.aborted, limit.expired()]).toEqual([false, false]);
    vi.advanceTimersByTime(1);
    expect([limit.signal.aborted, limit.expired()]).toEqual([true, true]);
  });

  it('aborts with its caller, for the caller’s reason', () => {
    const caller = new AbortController();
    const limit = timeLimit(caller.signal, 100);
    caller.abort('sudah cukup');
    expect([limit.signal.reason, limit.expired()]).toEqual(['sudah cukup', false]);
  });

  it('does nothing more once released', () => {
    const caller = new AbortController();
    const limit = timeLimit(caller.signal, 100);
    limit.release();
    caller.abort();
    expect([limit.signal.aborted, vi.getTimerCount()]).toEqual([false, 0]);
  });
});

describe('pause', () => {
  it('ends after its time', async () => {
    const pausing = pause(100, new AbortController().signal);
    await vi.advanceTimersByTimeAsync(100);
    await expect(pausing).resolves.toBeUndefined();
  });

  it('ends with the signal, before it began or while it lasts', async () => {
    const controller = new AbortController();
    const pausing = pause(100, controller.signal);
    controller.abort('batal');
    await expect(pausing).rejects.toBe('batal');
    await expect(pause(100, controller.signal)).rejects.toBe('batal');
    expect(vi.getTimerCount()).toBe(0);
  });
});
