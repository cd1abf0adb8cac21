import type { Flow } from '@bupc/bench/browsers/flow.ts';
import type { Target } from '@bupc/bench/browsers/look.ts';

const RIBBON: Target = { css: '.ribbon' };
const frame = 'iframe[title="State inspector"]';
const inside = (role: string, name: string | RegExp): Target => ({ role, name, frame });

/** What testers use: scenarios and the inspector. */
export const testers: readonly Flow[] = [
  {
    name: 'scenario: an expired cache, and left again',
    sizes: ['desk'],
    run: async ({ visitor }) => {
      await visitor.visit('/home?scenario=gallery-expired-cache');
      await visitor.says(RIBBON, 'Scenario gallery-expired-cache: ');
      await visitor.says({ css: '#gallery' }, 'Using cached data due to API error: HTTP error! status: 500');
      await visitor.click({ css: 'a', text: 'Tinggalkan', within: RIBBON });
      await visitor.says({ css: '#gallery .gallery__origin' }, 'Update');
      await visitor.misses(RIBBON);
    },
  },
  {
    name: 'scenario: nothing but failures',
    sizes: ['phone'],
    run: async ({ visitor }) => {
      await visitor.visit('/home?path=gallery/flow-everything-fails');
      await visitor.has(RIBBON, 'data-replay', 'passed');
      await visitor.says({ css: '#gallery' }, 'the built-in gallery did not come');
    },
  },
  {
    name: 'inspector: chart, replay and keys',
    sizes: ['desk'],
    run: async ({ visitor }) => {
      await visitor.visit('/home?inspect');
      await visitor.sees(inside('navigation', 'Views'));
      await visitor.click({ css: '*', text: /^gallery$/, within: inside('navigation', 'Actors'), nth: -1 });
      await visitor.click(inside('button', 'Near'));
      await visitor.sees({ css: '.chart [role=tree]', frame });
      await visitor.click(inside('button', /^Replay/));
      await visitor.has(inside('button', /^Replay/), 'aria-current', 'page');
      await visitor.tab.press('1');
      await visitor.sees({ css: '.chart [role=tree]', frame });
    },
  },
];
