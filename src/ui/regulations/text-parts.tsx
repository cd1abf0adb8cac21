import { foundIn } from '../../domain/regulations/find-in-section.ts';
import type { TextPart, TextPiece } from '../../domain/regulations/regulation.ts';
import { REGULATIONS, sectionAddress } from '../../domain/shared/regulation-address.ts';
import { Marked } from '../shared/marked.tsx';
import { NewTabLink } from '../shared/new-tab-link.tsx';
import { InOrder } from './in-order.tsx';
import { RuleTable } from './rule-table.tsx';
import { useRegulation } from './use-regulation.ts';

/** Parts of an article with what is searched for marked in them. */
export function TextParts({ parts, query }: { parts: readonly TextPart[]; query: string }) {
  return <InOrder of={parts}>{(part) => <OnePart part={part} query={query} />}</InOrder>;
}

function OnePart({ part, query }: { part: TextPart; query: string }) {
  if (part.kind === 'text') {
    return (
      <p>
        <Pieces pieces={part.pieces} query={query} />
      </p>
    );
  }
  if (part.kind === 'table') return <Table part={part} query={query} />;
  return (
    <ul className="rule-list">
      <InOrder of={part.items}>
        {({ mark, pieces }) => (
          <li>
            <span className="rule-list__mark">{mark}</span>
            <span>
              <Pieces pieces={pieces} query={query} />
            </span>
          </li>
        )}
      </InOrder>
    </ul>
  );
}

/** Characters of a cell that is a number. */
const SHORT = 12;
const lengthOf = (pieces: readonly TextPiece[]): number =>
  pieces.reduce((sum, { text }) => sum + text.length, 0);

function Table({ part, query }: { part: TextPart & { kind: 'table' }; query: string }) {
  const isOne = part.rows.length === 1 && (part.rows[0] ?? []).every((cell) => lengthOf(cell) < SHORT);
  return (
    <RuleTable
      head={part.head}
      rows={part.rows}
      isOne={isOne}
      heading={(words) => <Marked text={words} found={foundIn(words, query)} />}
    >
      {(cell) => <Pieces pieces={cell} query={query} />}
    </RuleTable>
  );
}

function Pieces({ pieces, query }: { pieces: readonly TextPiece[]; query: string }) {
  return (
    <InOrder of={pieces}>
      {({ text, strong, href }) => {
        const words = <Marked text={text} found={foundIn(text, query)} />;
        const shown = strong ? <strong>{words}</strong> : words;
        return href === undefined ? shown : <Linked href={href} words={shown} />;
      }}
    </InOrder>
  );
}

/** A text with its link; one to another regulation has its name. */
function Linked({ href, words }: { href: string; words: React.ReactNode }) {
  const { slug } = useRegulation().regulation;
  const isOther = href.startsWith(REGULATIONS) && !href.startsWith(sectionAddress(slug));
  return href.startsWith('/') ? (
    <a href={href} translate={isOther ? 'no' : undefined}>
      {words}
    </a>
  ) : (
    <NewTabLink href={href}>{words}</NewTabLink>
  );
}
