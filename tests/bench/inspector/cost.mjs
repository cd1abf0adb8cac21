// What recording costs of a busy minute's scripting, by V8's own profile of it.
import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';

const INTERVAL_US = 200;
// Everything beneath these is theirs: they call nothing of the page back.
const WHOLE = {
  telling: /inspector\/src\/(application\/log\/tell-entry|adapters\/inspection\/inspector-link)\.ts$/,
  log: /inspector\/src\/application\/log\/watch-machine\.ts$/,
  visitor:
    /inspector\/src\/(adapters\/visitor\/(watch-visitor|watch-pointer|acted-part|find-element)|page\/log-acts)\.ts$/,
};
// These stand around what the page does anyway: only their own time is theirs.
const AROUND =
  /(inspector\/src\/(application\/log\/[a-z-]+|page\/(inspected-site|watch-systems)|adapters\/(visitor\/watch-history|inspection\/watch-requests))|src\/adapters\/worlds\/observed-[a-z]+)\.ts$/;
const NONE = new Set(['(idle)', '(program)', '(root)']);

/**
 * Profiles a page while a visitor uses it.
 * @param use uses it for as long as it is to be profiled
 * @param dist the build with its source maps
 * @returns milliseconds of scripting: the page's own, of the log, of naming what the visitor does, of telling the inspectors, and
 *   of garbage collection, which is nobody's in particular
 */
export async function recordingCost(page, use, dist) {
  const client = await page.context().newCDPSession(page);
  await client.send('Profiler.enable');
  await client.send('Profiler.setSamplingInterval', { interval: INTERVAL_US });
  await client.send('Profiler.start');
  await use();
  const { profile } = await client.send('Profiler.stop');
  await client.detach();
  return shares(profile, dist);
}

function shares({ nodes, samples, timeDeltas }, dist) {
  const sourceOf = sourcesIn(dist);
  const kinds = new Map();
  const visit = (node, above) => {
    const kind = kindOf(node.callFrame, above, sourceOf);
    kinds.set(node.id, kind.self);
    for (const child of node.children ?? []) visit(byId.get(child), kind);
  };
  const byId = new Map(nodes.map((node) => [node.id, node]));
  visit(nodes[0], { self: 'other', below: 'other' });
  const sums = { page: 0, log: 0, visitor: 0, telling: 0, garbage: 0, inspector: 0, other: 0 };
  // A delta is the time before its sample.
  samples.forEach((id, place) => {
    sums[kinds.get(id)] += (timeDeltas[place + 1] ?? 0) / 1000;
  });
  // What cannot have taken no time was not found: its files have moved.
  const missed = ['log', 'visitor', 'telling'].filter((kind) => sums[kind] === 0);
  if (missed.length > 0) throw new Error(`nothing in the profile is of ${missed.join(', ')}`);
  return sums;
}

/**
 * Says whose a function is.
 * @param above whose the function is that called it, and whose what that calls is by itself
 * @returns `self`, whose its own time is; `below`, whose the time is of what it calls that has no file
 */
function kindOf({ url, lineNumber, columnNumber, functionName }, above, sourceOf) {
  if (NONE.has(functionName)) return { self: 'other', below: 'other' };
  if (functionName === '(garbage collector)') return { self: 'garbage', below: 'garbage' };
  if (above.isWhole) return above;
  // A function of the browser itself, such as postMessage, is its caller's.
  if (!url.startsWith('http')) return { self: above.below, below: above.below };
  const source = sourceOf(url, lineNumber, columnNumber);
  for (const [kind, files] of Object.entries(WHOLE)) {
    if (files.test(source)) return { self: kind, below: kind, isWhole: true };
  }
  if (AROUND.test(source)) return { self: 'log', below: 'log' };
  const kind = /\/(inspector)[^/]*\.js$/.test(url) ? 'inspector' : 'page';
  return { self: kind, below: kind };
}

function sourcesIn(dist) {
  const maps = new Map();
  return (url, line, column) => {
    const file = join(dist, `${new URL(url).pathname}.map`);
    if (!maps.has(file)) maps.set(file, readMap(file));
    return maps.get(file)?.findEntry(line, column).originalSource ?? '';
  };
}

function readMap(file) {
  try {
    return new SourceMap(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // Inlined scripts have none.
    return undefined;
  }
}
