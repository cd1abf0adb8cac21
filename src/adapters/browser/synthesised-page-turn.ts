import type { PageTurnSound } from '../../application/ports/page-turn-sound.ts';

/** By then the frame that answers the press is drawn. */
const AFTER_PRESS_MS = 50;
const afterPress = () => new Promise<void>((resolve) => void setTimeout(resolve, AFTER_PRESS_MS));

/**
 * Plays the sound of a turning page from noise that the browser generates, so no sound file is fetched. The code is
 * loaded at the first turn and opens the browser's audio then: browsers allow that only after an action of the visitor.
 * @param open creates the browser's audio; replaced in tests
 */
export function createSynthesisedPageTurn(
  open: () => AudioContext = () => new AudioContext(),
): PageTurnSound {
  let context: AudioContext | undefined;
  const sound = async (volume: number) => {
    // Opening the audio takes as long as all else that a turn does.
    const [{ rustle }] = await Promise.all([import('./rustle.ts'), afterPress()]);
    context ??= open();
    // Browsers refuse this until the visitor has done something; the next turn tries again.
    if (context.state === 'suspended') context.resume().catch(() => undefined);
    rustle(context, volume);
  };
  return {
    play(volume) {
      // Where there is no sound, the pages turn without it (spec §2 Guide).
      sound(volume).catch(() => undefined);
    },
  };
}
