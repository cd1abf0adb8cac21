import type { PageTurnSound } from '../../application/ports/page-turn-sound.ts';

/**
 * Sounds a turning page with noise that is made on the spot, so that there is no sound file to fetch; how comes with the
 * first turn. The browser's audio is asked for then, too: a turn follows a visitor's own action.
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
