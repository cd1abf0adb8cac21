import { BOTH, type Flow, NotPossible } from '@bupc/bench/browsers/flow.ts';
import type { Target } from '@bupc/bench/browsers/look.ts';
import { becomes } from '@bupc/bench/browsers/wait.ts';
import { city } from '../city.ts';
import { DIALOG, DIALOGS, fits } from './parts.ts';

const PROFILE: Target = { css: 'nav .tab', text: `Profil ${city.centre.abbreviation}` };

/** The profile of the staff and the support video. */
export const others: readonly Flow[] = [
  {
    name: 'profile: by its tab, closed by Back',
    sizes: BOTH,
    run: async ({ visitor }) => {
      await visitor.visit('/home');
      await visitor.click(PROFILE);
      await visitor.sees({ role: 'dialog', name: `Profil ${city.centre.name}` });
      await visitor.says(DIALOG, 'Kepala BUPC');
      await visitor.at('/home?profil');
      const isDrawn = () =>
        visitor.tab.run(
          () => (document.querySelector<HTMLImageElement>('.profile__photo img')?.naturalWidth ?? 0) > 0,
        );
      await becomes(isDrawn, true, 'the portrait');
      await visitor.tab.back();
      await visitor.misses(DIALOGS);
      await visitor.focused(PROFILE);
      await visitor.tab.forward();
      await visitor.says(DIALOG, 'Kepala BUPC');
    },
  },
  {
    name: 'video: its play control brings the player',
    sizes: BOTH,
    run: async ({ visitor }) => {
      await visitor.visit('/home');
      await visitor.click({ css: '.video-player__play' });
      const plays = () =>
        visitor.tab.run(
          () => document.createElement('video').canPlayType('video/mp4; codecs="avc1.42E01E"') !== '',
        );
      if (city.videos.support.source.kind === 'file' && !(await plays())) {
        await visitor.says({ css: '.video-player' }, 'Video tidak dapat diputar.');
        throw new NotPossible(
          'no codec for H.264 on this machine; the page says that the video cannot be played',
        );
      }
      const player: Target = { css: '.video-player :is(iframe, video)' };
      await visitor.sees(player);
      await visitor.focused(player);
      await fits(visitor);
    },
  },
];
