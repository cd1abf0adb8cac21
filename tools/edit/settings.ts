import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type EditorSettings, editorConfig, type FormWords, formsOf, REPOSITORY } from '@bupc/editor';
import { KINDS } from './kinds.ts';
import type { Repository } from './repository.ts';
import { siteFacts } from './site-facts.ts';

const WORDS: FormWords = {
  moment:
    'Tanggal ini tidak ada di kalender, atau ditulis lain. Tulis seperti 2024-11-12, atau 2024-11-12 09.30.',
  address: 'Tulis alamat yang diawali https:// atau /.',
  item: (title) => title.toLowerCase(),
};

const TITLE = 'Penyunting isi';

/** The content folder, as the editor's repository has it. */
export const PREFIX = 'content';

/** Gives the settings of the editor for the content folder of this machine. */
export function localSettings(folder: string, origin: string): EditorSettings {
  const { owner, name, branch } = REPOSITORY;
  return {
    locale: 'id',
    isLocal: true,
    site: siteFacts(folder),
    forms: formsOf(KINDS, PREFIX),
    config: editorConfig(KINDS, {
      backend: {
        name: 'gitea',
        repo: `${owner}/${name}`,
        branch,
        base_url: origin,
        api_root: `${origin}/api/v1`,
        auth_methods: ['token'],
      },
      prefix: PREFIX,
      title: TITLE,
      endingOf: (list) => endingIn(folder, list),
      words: WORDS,
      hasHistory: true,
    }),
  };
}

/** Gives the settings of the editor on the published site, for a repository on a git host. */
export function publishedSettings(folder: string, repository: Repository): EditorSettings {
  return {
    locale: 'id',
    isLocal: false,
    site: siteFacts(folder),
    forms: formsOf(KINDS, PREFIX),
    config: editorConfig(KINDS, {
      backend: backendOf(repository),
      prefix: PREFIX,
      title: TITLE,
      endingOf: (list) => endingIn(folder, list),
      words: WORDS,
      // Sveltia CMS makes a pull request of each draft on GitHub and GitLab alone.
      options: repository.service === 'gitea' ? {} : { publish_mode: 'editorial_workflow' },
    }),
  };
}

/** Without pull requests, what is saved goes to a branch of its own. */
const DRAFTS = 'penyunting';

function backendOf({
  service,
  origin,
  path,
  branch,
  signIn,
}: Repository): EditorSettings['config']['backend'] {
  const common = {
    name: service,
    repo: path,
    ...(branch && { branch }),
    ...(signIn === undefined && { auth_methods: ['token'] }),
  };
  if (service === 'github') return { ...common, ...(signIn && { base_url: signIn }) };
  const app = signIn === undefined ? {} : { app_id: signIn };
  if (service === 'gitea') {
    return { branch: DRAFTS, ...common, base_url: origin, api_root: `${origin}/api/v1`, ...app };
  }
  return {
    ...common,
    base_url: origin,
    api_root: `${origin}/api/v4`,
    graphql_api_root: `${origin}/api/graphql`,
    ...(signIn && { auth_type: 'pkce' }),
    ...app,
  };
}

// A list that is a table stays with its spreadsheet.
function endingIn(folder: string, list: string): '.yaml' | '.yml' | undefined {
  if (['.csv', '.xlsx'].some((ending) => existsSync(join(folder, `${list}${ending}`)))) return undefined;
  return existsSync(join(folder, `${list}.yml`)) ? '.yml' : '.yaml';
}
