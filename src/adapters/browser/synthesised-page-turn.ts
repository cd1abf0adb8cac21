import type { PageTurnSound } from '../../application/ports/page-turn-sound.ts';

/**
 * Sounds a turning page with noise that the browser generates, so that there is no sound file to fetch. The code that
 * generates it is loaded at the first turn, and the browser's audio opened then: browsers allow that only after an
 * action of the visitor.
 * @param open makes the browser's audio; stands in for it in tests
 */
export function createSynthesisedPageTurn(
  open: () => AudioContext = () => new AudioContext(),
): PageTurnSound {
  let context: AudioContext | undefined;
  const sound = async (volume: number) => {
    context ??= open();
    // Refused until the visitor has done something; the next turn tries again.
    if (context.state === 'suspended') context.resume().catch(() => undefined);
    const { rustle } = await import('./rustle.ts');
    rustle(context, volume);
  };
  return {
    play(volume) {
      // Where there is no sound, the pages turn without it (spec §2 Guide).
      sound(volume).catch(() => undefined);
    },
  };
}
