// Ends the process where Node is too old, before anything runs that an old Node does not know: who needs this imports it
// first. Written for an old Node as well.
import { readFileSync } from 'node:fs';

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

// The one place that names the oldest Node that will do is `engines` of package.json: '>=20.19'.
const OLDEST_NODE = engines.node.slice(2);

/**
 * Says in plain words why a Node will not do.
 * @param {string} version such as '18.20.4'
 * @returns {string | undefined} nothing where it will do
 */
export function whyTooOld(version) {
  const [major, minor] = version.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE.split('.').map(Number);
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return undefined;
  return `This needs Node ${OLDEST_NODE} or newer; here is Node ${version}. Install a newer one from https://nodejs.org and try again.`;
}

const why = whyTooOld(process.versions.node);
if (why) {
  console.error(why);
  process.exit(1);
}
