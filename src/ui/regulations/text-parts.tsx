import { foundIn } from '../../domain/regulations/find-in-section.ts';
import type { TextPart, TextPiece } from '../../domain/regulations/regulation.ts';
import { Marked } from '../shared/marked.tsx';
import { NewTabLink } from '../shared/new-tab-link.tsx';

/** Parts of an article with what is searched for marked in them. */
export function TextParts({ parts, query }: { parts: readonly TextPart[]; query: string }) {
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text, which never move
    <OnePart key={index} part={part} query={query} />
  ));
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
      {part.items.map(({ mark, pieces }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <li key={index}>
          <span className="rule-list__mark">{mark}</span>
          <span>
            <Pieces pieces={pieces} query={query} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Characters of a cell that is a number. */
const SHORT = 12;
const lengthOf = (pieces: readonly TextPiece[]): number =>
  pieces.reduce((sum, { text }) => sum + text.length, 0);

/** A table scrolls in itself where it is wider than the page, and is then reached by Tab. */
function Table({ part, query }: { part: TextPart & { kind: 'table' }; query: string }) {
  const isOne = part.rows.length === 1 && part.rows[0]?.every((cell) => lengthOf(cell) < SHORT);
  return (
    <section
      className={`rule-table${isOne ? ' rule-table--one' : ''}`}
      aria-label={part.head.join(', ')}
      // What scrolls is reached by keys.
      tabIndex={isOne ? undefined : 0}
    >
      <table>
        <thead>
          <tr>
            {part.head.map((cell) => (
              <th key={cell} scope="col">
                <Marked text={cell} found={foundIn(cell, query)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {part.rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of one table, which never move
            <tr key={index}>
              {row.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <td key={column} data-head={part.head[column]}>
                  <Pieces pieces={cell} query={query} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Pieces({ pieces, query }: { pieces: readonly TextPiece[]; query: string }) {
  return pieces.map(({ text, strong, href }, index) => {
    const words = <Marked text={text} found={foundIn(text, query)} />;
    const shown = strong ? <strong>{words}</strong> : words;
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text, which never move
    return <Linked key={index} href={href} words={shown} />;
  });
}

function Linked({ href, words }: { href: string | undefined; words: React.ReactNode }) {
  if (href === undefined) return words;
  return href.startsWith('/') ? <a href={href}>{words}</a> : <NewTabLink href={href}>{words}</NewTabLink>;
}
