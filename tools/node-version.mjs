// Ends the process where Node is too old, before anything runs that an old Node does not know: who needs this imports it
// first. Written for an old Node as well.

/** The oldest Node that will do, as package.json's `engines` names it. */
export const OLDEST_NODE = '20.19';

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
