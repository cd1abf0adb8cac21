import type { ImageFailure } from '../../application/ports/image-failure.ts';

const GONE: readonly number[] = [404, 410];

/** Asks the site for the head of the file, once it has failed. */
export function createImageFailure(): ImageFailure {
  return {
    async reason(src) {
      if (!src.startsWith('/')) return 'unreachable';
      const response = await fetch(src, { method: 'HEAD' }).catch(() => undefined);
      if (response === undefined) return 'unreachable';
      if (GONE.includes(response.status)) return 'missing';
      return response.ok ? 'unreadable' : 'unreachable';
    },
  };
}
