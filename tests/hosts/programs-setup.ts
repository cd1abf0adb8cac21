import { ensureProgram } from '../../tools/deploy/host-servers.mjs';

/** Installs what the tests of the hosts run, before the first: files that did it beside each other found apt locked. */
export function setup(): void {
  for (const name of ['nginx', 'caddy', 'rclone'] as const) ensureProgram(name);
}
