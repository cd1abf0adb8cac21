import { isWhole, pullReportLines } from '@bupc/content';
import { placesOf } from '@bupc/content/files';
import { pullContent, readEndpoints } from '../../../../tools/content/site-content.ts';
import { hostFetch } from './script-host.ts';

/**
 * A pull in a process of its own, that a test can kill.
 * @param args the folder of the project, and the address of the script host that stands in for all hosts
 */
export async function main([root = '', host = '']: readonly string[]): Promise<void> {
  const config = readEndpoints(process.env);
  const report = await pullContent(placesOf(root), config, { ports: { fetch: hostFetch(host) } });
  for (const line of pullReportLines(report, config)) console.log(line);
  if (!isWhole(report)) process.exitCode = 1;
}
