import type { ComparedTable } from '../../domain/regulations/compared-tables.ts';
import { type ComparedWords, comparedWording } from '../../domain/regulations/compared-wording.ts';
import type { RegulationSection } from '../../domain/regulations/regulation.ts';
import * as texts from '../../domain/regulations/texts.ts';
import { unbroken } from '../../domain/shared/unbroken.ts';
import { Icon } from '../shared/icon.tsx';
import { InOrder } from './in-order.tsx';
import { RuleTable } from './rule-table.tsx';

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
        <span>{texts.formerWordingTitle(wording.before)}</span>
      </summary>
      <div className="former__text" id={index === 0 ? FORMER_ID : `${FORMER_ID}-${index + 1}`}>
        <p className="rule__small">{texts.formerWordingMarks}</p>
        <InOrder of={comparedWording(section, wording)}>
          {(part) => ('rows' in part ? <Table {...part} /> : <Words {...part} />)}
        </InOrder>
      </div>
    </details>
  ));
}

function Words({ number, changes }: ComparedWords) {
  return (
    <p>
      {number !== undefined && <strong>{`(${number}) `}</strong>}
      <Changes of={changes} />
    </p>
  );
}

/** A table as its article has it, with what changed marked in each cell. */
function Table({ head, rows }: ComparedTable) {
  return (
    <RuleTable head={head} rows={rows} isOne={rows.length === 1}>
      {(changes) => (
        <span>
          <Changes of={changes} />
        </span>
      )}
    </RuleTable>
  );
}

function Changes({ of }: { of: ComparedWords['changes'] }) {
  return (
    <InOrder of={of}>
      {({ kind, text }) => {
        const Element = ELEMENTS[kind];
        return <Element>{unbroken(text)}</Element>;
      }}
    </InOrder>
  );
}
