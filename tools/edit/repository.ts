import { DeploymentError } from '../../src/adapters/deployment/deployment.ts';

/** A repository on a git host in which the content folder stands. */
export interface Repository {
  readonly service: 'github' | 'gitlab' | 'gitea';
  /** The host's origin. */
  readonly origin: string;
  /** Owner and name, 'owner/repo'. */
  readonly path: string;
  /** The branch that is published; undefined for the repository's own. */
  readonly branch?: string;
  /** What signs people in: of GitHub the address of a sign-in server, of the others an application's id. Absent: a token. */
  readonly signIn?: string;
}

const ORIGINS = { github: 'https://github.com', gitlab: 'https://gitlab.com', gitea: '' } as const;
const FORM = /^(github|gitlab|gitea):(https:\/\/[\w.-]+(?::\d+)?\/)?([\w.-]+(?:\/[\w.-]+)+)$/;
const TAKES =
  'github:owner/repo, gitlab:group/repo, gitlab:https://host/group/repo or gitea:https://host/owner/repo, or nothing';

/**
 * Reads which repository the editor of the published site writes to.
 * @returns undefined where the site has no editor
 * @throws DeploymentError where the variable cannot be read
 */
export function readEditor(env: Readonly<Record<string, string | undefined>>): Repository | undefined {
  const written = env.VITE_EDITOR?.trim() ?? '';
  if (written === '') return undefined;
  const [, name, host, path] = FORM.exec(written) ?? [];
  const service = name as Repository['service'] | undefined;
  const origin = host?.replace(/\/$/, '') ?? (service ? ORIGINS[service] : '');
  if (service === undefined || path === undefined || origin === '' || (service === 'github' && host)) {
    throw new DeploymentError(`VITE_EDITOR takes ${TAKES}; it holds ${JSON.stringify(written)}`);
  }
  const [branch, signIn] = [env.VITE_EDITOR_BRANCH?.trim(), env.VITE_EDITOR_SIGN_IN?.trim()];
  return { service, origin, path, ...(branch && { branch }), ...(signIn && { signIn }) };
}
