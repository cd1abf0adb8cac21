import { comparedWording } from '../../domain/regulations/compared-wording.ts';
import type { RegulationSection } from '../../domain/regulations/regulation.ts';
import * as texts from '../../domain/regulations/texts.ts';
import { unbroken } from '../../domain/shared/unbroken.ts';
import { Icon } from '../shared/icon.tsx';

/** The end of the address of what an article said before; a browser opens what it leads into. */
export const FORMER_ID = 'semula';

const ELEMENTS = { same: 'span', gone: 'del', new: 'ins' } as const;

/** What an article said before it was changed, with what changed marked (spec §2 Regulation pages). */
export function FormerWordings({ section }: { section: RegulationSection }) {
  const { former = [] } = section;
  return former.map((wording, index) => (
    <details className="former" key={wording.before}>
      <summary>
        <Icon name="chevron-down" size="text" />
        <span>{texts.bunyiSebelumDiubah(wording.before)}</span>
      </summary>
      <div className="former__text" id={index === 0 ? FORMER_ID : `${FORMER_ID}-${index + 1}`}>
        <p className="rule__small">{texts.yangDicoret}</p>
        {comparedWording(section, wording).map(({ number, changes }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of one wording, which stay
          <p key={at}>
            {number !== undefined && <strong>{`(${number}) `}</strong>}
            {changes.map(({ kind, text }, place) => {
              const Element = ELEMENTS[kind];
              // biome-ignore lint/suspicious/noArrayIndexKey: the words of one paragraph, which stay
              return <Element key={place}>{unbroken(text)}</Element>;
            })}
          </p>
        ))}
      </div>
    </details>
  ));
}
