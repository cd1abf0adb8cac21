import { failureMessage } from '../../domain/failure-message.ts';
import type { Report } from '../../domain/report.ts';
import { pagePicture } from './page-picture.ts';

/** What a report is made of besides what the browser says of itself. */
export interface ReportSources extends Pick<Report, 'recording' | 'moment' | 'path' | 'difference'> {
  readonly note: string;
  readonly log: NonNullable<Report['log']>;
  readonly console: NonNullable<Report['console']>;
  readonly build: string;
}

/** Makes a bug report. A picture that the browser does not draw is left out, and the console's lines say so. */
export async function makeReport({ note, console, ...sources }: ReportSources): Promise<Report> {
  const lines = [...console];
  const picture = await pagePicture().catch((error: unknown) => {
    lines.push({ at: Date.now(), level: 'error', text: `no picture: ${failureMessage(error)}` });
    return undefined;
  });
  return {
    ...sources,
    format: 'bupc-report-1',
    at: Date.now(),
    note: note || undefined,
    console: lines,
    address: location.href,
    browser: navigator.userAgent,
    screen: `${innerWidth} × ${innerHeight}, ${devicePixelRatio}×`,
    picture,
  };
}
