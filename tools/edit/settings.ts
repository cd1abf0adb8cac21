import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FormWords } from '@bupc/editor/form/cms-fields.ts';
import { editorConfig, formsOf } from '@bupc/editor/form/editor-config.ts';
import type { EditorSettings } from '@bupc/editor/page/settings.ts';
import { REPOSITORY } from '@bupc/editor/serve/git-api.ts';
import { KINDS } from './kinds.ts';

const WORDS: FormWords = {
  moment:
    'Hari ini tidak ada di kalender, atau ditulis lain. Tulis seperti 2024-11-12, atau 2024-11-12 09.30.',
  address: 'Tulis alamat yang diawali https:// atau /.',
  item: (title) => title.toLowerCase(),
};

/** The content folder, as the editor's repository has it. */
export const PREFIX = 'content';

/** Gives the settings of the editor for the content folder of this machine. */
export function localSettings(folder: string, origin: string): EditorSettings {
  const { owner, name, branch } = REPOSITORY;
  return {
    locale: 'id',
    isLocal: true,
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
      endingOf: (list) => endingIn(folder, list),
      words: WORDS,
    }),
  };
}

// A list that is a table stays with its spreadsheet.
function endingIn(folder: string, list: string): '.yaml' | '.yml' | undefined {
  if (existsSync(join(folder, `${list}.csv`))) return undefined;
  return existsSync(join(folder, `${list}.yml`)) ? '.yml' : '.yaml';
}
