import type { ReportNotes } from '../../application/inspection/messages.ts';
import { clockText } from '../../domain/clock-text.ts';
import { Fields } from '../details/fields.tsx';

const LINES = 30;

/** Shows the report from which the page was opened. */
export function OpenedReport({ report }: { report: ReportNotes }) {
  const { note, at, address, browser, screen, build, picture, console: lines = [] } = report;
  return (
    <section className="opened-report" aria-label="Opened report">
      <h2 className="pane__title">
        Report of <time>{new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC</time>
      </h2>
      {note && <p className="opened-report__note">{note}</p>}
      <Fields
        fields={[
          ['Address', address],
          ['Browser', browser],
          ['Screen', screen],
          ['Build', build],
        ]}
      />
      {lines.length > 0 && (
        <details>
          <summary>Console, {lines.length === 1 ? '1 line' : `${lines.length} lines`}</summary>
          <ul className="paths">
            {lines.slice(-LINES).map(({ at: moment, level, text }) => (
              <li key={`${moment} ${text}`}>
                <code>
                  {clockText(moment)} {level}: {text}
                </code>
              </li>
            ))}
          </ul>
        </details>
      )}
      {picture?.startsWith('data:image/') && (
        <img className="opened-report__picture" src={picture} alt="The page, as it was" />
      )}
    </section>
  );
}
