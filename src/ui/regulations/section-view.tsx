import { foundIn } from '../../domain/regulations/find-in-section.ts';
import type { Paragraph, RegulationSection } from '../../domain/regulations/regulation.ts';
import { amendmentText } from '../../domain/regulations/regulation-words.ts';
import * as texts from '../../domain/regulations/texts.ts';
import { sectionAddress } from '../../domain/shared/regulation-address.ts';
import { unbroken } from '../../domain/shared/unbroken.ts';
import { Marked } from '../shared/marked.tsx';
import { isPlainClick } from '../shared/plain-click.ts';
import { FormerWordings } from './former-wording.tsx';
import { LinkIcon } from './link-icon.tsx';
import { TextParts } from './text-parts.tsx';
import { useRegulation } from './use-regulation.ts';

/** What a section is shown with. */
export interface SectionViewProps {
  readonly section: RegulationSection;
  /** Whether it stands among all others, where its name leads to its own page. */
  readonly isAmongOthers: boolean;
}

/** An article or annex: its name, its paragraphs, the office's summary, its address (spec §2 Regulation pages). */
export function SectionView({ section, isAmongOthers }: SectionViewProps) {
  const { regulation, query } = useRegulation();
  const { id, name, title, summary, paragraphs } = section;
  const address = sectionAddress(regulation.slug, id);
  const amendment = amendmentText(regulation, name);
  // Alone it is what the page is about.
  const Name = isAmongOthers ? 'h2' : 'h1';
  const marked = (text: string) => <Marked text={text} found={foundIn(text, query)} />;
  return (
    <article className="rule" id={isAmongOthers ? id : undefined} aria-labelledby={`${id}-nama`}>
      <Name className="rule__name" id={`${id}-nama`}>
        {isAmongOthers ? <a href={address}>{marked(name)}</a> : marked(name)}
        {title !== '' && (
          <>
            {' '}
            <span className="rule__title">{marked(title)}</span>
          </>
        )}
      </Name>
      {isAmongOthers && amendment !== undefined && <p className="rule__small">{unbroken(amendment)}</p>}
      {paragraphs.map((paragraph, index) => (
        <ParagraphView
          key={paragraph.number ?? index}
          paragraph={paragraph}
          address={address}
          isAmongOthers={isAmongOthers}
        />
      ))}
      {summary !== undefined && (
        <div className="rule__summary" role="note" aria-label={texts.summary}>
          <p>
            <strong>{texts.summary}</strong>
          </p>
          <p>{marked(summary)}</p>
          <p className="rule__small">{texts.summaryNotBinding}</p>
        </div>
      )}
      {!isAmongOthers && amendment !== undefined && (
        <p className="rule__small rule__amendment">{unbroken(amendment)}</p>
      )}
      {!isAmongOthers && <FormerWordings section={section} />}
      {!isAmongOthers && <SectionAddress address={address} />}
    </article>
  );
}

function SectionAddress({ address }: { address: string }) {
  const { copy } = useRegulation();
  return (
    <p className="rule__address">
      <LinkIcon />
      <a href={address} translate="no">
        {address}
      </a>
      <button type="button" className="rule__copy" onClick={() => copy(address, 'section')}>
        {texts.copyAddress}
      </button>
    </p>
  );
}

interface ParagraphProps {
  readonly paragraph: Paragraph;
  readonly address: string;
  readonly isAmongOthers: boolean;
}

function ParagraphView({ paragraph: { number, parts }, address, isAmongOthers }: ParagraphProps) {
  const { query, copy } = useRegulation();
  if (number === undefined) {
    return (
      <div className="ayat">
        <div className="ayat__text">
          <TextParts parts={parts} query={query} />
        </div>
      </div>
    );
  }
  const paragraphAddress = `${address}#ayat-${number}`;
  return (
    <div className="ayat ayat--numbered" id={isAmongOthers ? undefined : `ayat-${number}`}>
      <span className="ayat__number">{`(${number})`}</span>
      <div className="ayat__text">
        <TextParts parts={parts} query={query} />
      </div>
      <a
        className="ayat__link"
        href={paragraphAddress}
        aria-label={texts.copyParagraphAddressLabel(number)}
        onClick={(event) => {
          if (isPlainClick(event)) copy(paragraphAddress, 'paragraph');
        }}
      >
        <LinkIcon />
      </a>
    </div>
  );
}
