import { resolve } from 'node:path';
import {
  type CheckOptions,
  EndpointError,
  readOptions,
  reportText,
  UsageError,
  writeProgress,
} from '@bupc/content';
import { placesOf, said } from '@bupc/content/files';
import { DeploymentError } from '../../src/adapters/deployment/deployment.ts';
import { CityError, type Environment, used } from '../city/city-files.ts';
import { officeMistakes } from '../city/judge-office.ts';
import { importNotes, judgeMap, tableAccounts } from '../city/map/read-map.ts';
import { officeRemarks, readCity } from '../city/read-city.ts';
import { judgeRegulations } from '../city/regulations/read-regulations.ts';
import type { CheckReport } from './check/report-schema.ts';
import { runCheck } from './check/run-check.ts';
import { seenLines } from './check/seen-text.ts';
import { contentEnv } from './env.ts';
import { folderFeeds, readFolder } from './site-content.ts';

const WRONG_USAGE = 2;

/** Gives the exit status of a check: 0 without errors, 1 with some; `strict` lets warnings count. */
export function exitCodeOf(
  { counts }: Pick<CheckReport, 'counts'>,
  { strict }: Pick<CheckOptions, 'strict'>,
): 0 | 1 {
  return counts.error > 0 || (strict && counts.warning > 0) ? 1 : 0;
}

/**
 * npm run content -- check: says what of the content and the map is lost, what a visitor meets and what the page will say. It ends with
 * status 1 where something is lost, and 2 where it was asked for in a wrong way.
 */
export async function main(args: readonly string[] = []): Promise<void> {
  try {
    const options = readOptions(args);
    const root = resolve('.');
    const report = await runCheck(options, {
      root,
      env: contentEnv(root),
      ...(await judged(contentEnv(root))),
      progress: (total) =>
        writeProgress(process.stderr, total, said('gambar dan tautan', 'pictures and links')),
    });
    console.log(options.json ? JSON.stringify(report, null, 2) : reportText(report, seenLines(report.seen)));
    process.exitCode = exitCodeOf(report, options);
  } catch (error) {
    if (!isMisuse(error)) throw error;
    console.error(error.message);
    process.exitCode = error instanceof CityError ? 1 : WRONG_USAGE;
  }
}

/**
 * Reads the office, the map and the regulations; where the office cannot be read nothing of the page can be reported, but everything that
 * is wrong in the folder is.
 */
async function judged(env: Environment) {
  const map = await judgeMap(env);
  const regulations = judgeRegulations(env).mistakes ?? [];
  const wrong = officeMistakes(env);
  if (wrong.length > 0) {
    const { mistakes } = readFolder(placesOf(resolve('.'), env).folder, folderFeeds(env));
    return used<never>({
      mistakes: [
        ...wrong,
        ...officeRemarks(env).mistakes,
        ...(map.mistakes ?? []),
        ...regulations,
        ...mistakes,
      ],
    });
  }
  const mapTables = await tableAccounts(env);
  return {
    city: readCity(env),
    map,
    mapNotes: importNotes(env),
    mapTables,
    regulations,
    office: officeRemarks(env),
  };
}

function isMisuse(error: unknown): error is Error {
  return [UsageError, EndpointError, DeploymentError, CityError].some((kind) => error instanceof kind);
}
