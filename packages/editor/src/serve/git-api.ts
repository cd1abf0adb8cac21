import { saidInOfficeWords } from '../history/disk.ts';
import type { Change } from './changes.ts';
import { type EditedFolder, shownBytes, shownFiles, shownName } from './edited-folder.ts';
import { contentName, stateOf } from './folder-files.ts';
import { Refused } from './safe-path.ts';
import { save } from './save.ts';

/** A request of the editor. */
export interface ApiRequest {
  readonly method: string;
  /** Below /api/v1, decoded, without its query. */
  readonly path: string;
  readonly body: unknown;
}

/** The repository's name in the editor's configuration; it is of this machine alone. */
export const REPOSITORY = { owner: 'kantor', name: 'isi', branch: 'isi' } as const;

const BASE = `/repos/${REPOSITORY.owner}/${REPOSITORY.name}`;
const USER = {
  id: 1,
  login: 'kantor',
  full_name: 'Kantor',
  email: 'kantor@localhost',
  avatar_url: '',
  html_url: '',
};

/**
 * Answers what Sveltia CMS asks of a Gitea 1.24: a folder of this machine is a repository with one branch, whose commits are the
 * folder's states. A commit is refused where the check of the content finds a new mistake.
 * @returns what is answered as JSON, or the bytes of a file
 * @throws Refused
 */
export const answer = (edited: EditedFolder, request: ApiRequest): unknown =>
  saidInOfficeWords(() => answered(edited, request));

function answered(edited: EditedFolder, { method, path, body }: ApiRequest): unknown {
  const rest = path.startsWith(BASE) ? path.slice(BASE.length) : undefined;
  if (path === '/version') return { version: '1.24.0' };
  if (path === '/user') return USER;
  if (path === '/settings/api') return { default_paging_num: 500 };
  if (rest === '') return { default_branch: REPOSITORY.branch, permissions: { pull: true, push: true } };
  if (rest === `/branches/${REPOSITORY.branch}`)
    return { commit: { id: stateOf(shownFiles(edited)), message: '' } };
  if (rest?.startsWith('/git/trees/')) return { truncated: false, tree: tree(edited) };
  if (rest?.startsWith('/commits')) return [];
  if (rest === '/file-contents' && method === 'POST') return contents(edited, body);
  if (rest === '/contents' && method === 'POST') return commit(edited, body);
  const [, file] = /^\/(?:raw|media\/[^/]+)\/(.+)$/.exec(rest ?? '') ?? [];
  if (file !== undefined) return shownBytes(edited, below(edited.prefix, file));
  throw new Refused(404, `penyunting di komputer ini tidak mengenal ${method} ${path}`);
}

const tree = (edited: EditedFolder) =>
  shownFiles(edited).map(({ path, sha, size }) => ({
    type: 'blob',
    path: `${edited.prefix}/${path}`,
    sha,
    size,
  }));

function below(prefix: string, path: string): string {
  if (path.startsWith(`${prefix}/`)) return path.slice(prefix.length + 1);
  throw new Refused(400, `${path}: ini di luar folder isi`);
}

function contents(edited: EditedFolder, body: unknown) {
  const { files } = body as { readonly files: readonly string[] };
  return files.map((path) => {
    const bytes = shownBytes(edited, below(edited.prefix, path));
    return { path, sha: contentName(bytes), encoding: 'base64', content: bytes.toString('base64') };
  });
}

interface FileChange {
  readonly operation: Change['operation'];
  readonly path: string;
  readonly content?: string;
  readonly from_path?: string;
  readonly sha?: string;
}

function commit(edited: EditedFolder, body: unknown) {
  const { prefix } = edited;
  const changes = (body as { readonly files: readonly FileChange[] }).files
    .map((change): Change => changeOf(prefix, change))
    .map((change) => ofEdited(edited, change));
  save(edited, changes);
  return {
    commit: { sha: stateOf(shownFiles(edited)), created: new Date().toISOString() },
    files: changes.map(
      ({ path, bytes }) => bytes && { path: `${prefix}/${path}`, sha: shownName(edited, path) },
    ),
  };
}

function ofEdited({ isLeftOut }: EditedFolder, change: Change): Change {
  const left = [change.path, change.from ?? change.path].find((path) => isLeftOut?.(path));
  if (left === undefined) return change;
  throw new Refused(400, `${left}: berkas ini tidak disunting di sini`);
}

function changeOf(
  prefix: string,
  { operation, path, content = '', from_path: from, sha }: FileChange,
): Change {
  return {
    operation,
    path: below(prefix, path),
    ...(from && { from: below(prefix, from) }),
    ...(sha && { sha }),
    ...(operation !== 'delete' && { bytes: Buffer.from(content, 'base64') }),
  };
}
