import type { ReportPart } from '../../application/inspection/messages.ts';
import { failureMessage } from '../../domain/failure-message.ts';
import type { Report } from '../../domain/report.ts';
import { pagePicture } from './page-picture.ts';

/** What a report is made of besides what the browser says of itself. */
export interface ReportSources extends Pick<Report, 'recording' | 'moment'> {
  readonly parts: readonly ReportPart[];
  readonly note: string;
  readonly path?: Report['path'] | undefined;
  readonly difference?: unknown;
  readonly log: NonNullable<Report['log']>;
  readonly console: NonNullable<Report['console']>;
  readonly build: string;
}

/**
 * Makes a bug report with the parts that a tester chose. A picture that the browser does not draw is left out, and the
 * console's lines say so.
 */
export async function makeReport(sources: ReportSources): Promise<Report> {
  const { parts, note, path, difference, log, recording, moment } = sources;
  const lines = [...sources.console];
  const picture = parts.includes('picture')
    ? await pagePicture().catch((error: unknown) => {
        lines.push({ at: Date.now(), level: 'error', text: `no picture: ${failureMessage(error)}` });
        return undefined;
      })
    : undefined;
  const chosen = <Part>(part: ReportPart, value: Part) => (parts.includes(part) ? value : undefined);
  return {
    format: 'bupc-report-1',
    at: Date.now(),
    note: note || undefined,
    recording,
    path: chosen('path', path),
    difference: chosen('difference', difference),
    log: chosen('log', log),
    moment,
    console: chosen('console', lines),
    address: chosen('address', location.href),
    browser: chosen('browser', navigator.userAgent),
    screen: chosen('screen', `${innerWidth} × ${innerHeight}, ${devicePixelRatio}×`),
    build: chosen('build', sources.build),
    picture,
  };
}
