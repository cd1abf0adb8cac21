import { describe, expect, it } from 'vitest';
import { editorRule } from '../../../tools/edit/published.ts';
import { type Repository, readEditor } from '../../../tools/edit/repository.ts';
import { publishedSettings } from '../../../tools/edit/settings.ts';

describe('the repository of the published editor', () => {
  it.each<[string, Repository]>([
    ['github:kota/situs', { service: 'github', origin: 'https://github.com', path: 'kota/situs' }],
    [
      'gitlab:kota/dinas/situs',
      { service: 'gitlab', origin: 'https://gitlab.com', path: 'kota/dinas/situs' },
    ],
    [
      'gitlab:https://git.kota.id/kota/situs',
      { service: 'gitlab', origin: 'https://git.kota.id', path: 'kota/situs' },
    ],
    [
      'gitea:https://git.kota.id:3000/kota/situs',
      { service: 'gitea', origin: 'https://git.kota.id:3000', path: 'kota/situs' },
    ],
  ])('is read from %s', (written, expected) => {
    expect(readEditor({ VITE_EDITOR: ` ${written} ` })).toEqual(expected);
  });

  it('has a branch and a way to sign in where they are given', () => {
    const env = {
      VITE_EDITOR: 'github:kota/situs',
      VITE_EDITOR_BRANCH: 'terbit',
      VITE_EDITOR_SIGN_IN: 'https://masuk.kota.id',
    };
    expect(readEditor(env)).toEqual({
      service: 'github',
      origin: 'https://github.com',
      path: 'kota/situs',
      branch: 'terbit',
      signIn: 'https://masuk.kota.id',
    });
  });

  it.each([[undefined], [''], ['  ']])('is none for %j', (written) => {
    expect(readEditor({ VITE_EDITOR: written })).toBeUndefined();
  });

  it.each([
    ['situs'],
    ['github:situs'],
    ['github:https://github.com/kota/situs'],
    ['gitea:kota/situs'],
    ['gitea:http://git.kota.id/kota/situs'],
    ['gitlab:https://a b/kota/situs'],
    ["gitlab:https://x;script-src'/kota/situs"],
  ])('refuses %s', (written) => {
    expect(() => readEditor({ VITE_EDITOR: written })).toThrow(/^VITE_EDITOR takes github:owner\/repo/);
  });
});

const repository = (written: string): Repository => {
  const read = readEditor({ VITE_EDITOR: written });
  if (read === undefined) throw new Error('no repository');
  return read;
};

describe('the published editor', () => {
  it.each([
    ['github:kota/situs', 'https://api.github.com'],
    ['gitlab:kota/situs', 'https://gitlab.com'],
    ['gitea:https://git.kota.id/kota/situs', 'https://git.kota.id'],
  ])('connects for %s to %s alone, and is in no search engine', (written, host) => {
    const rule = editorRule(repository(written));
    expect(rule).toContain('\n/penyunting/*\n');
    expect(/connect-src [^;]*/.exec(rule)?.[0]).toBe(`connect-src 'self' data: blob: ${host}`);
    expect(rule).toContain('x-robots-tag: noindex');
  });

  const OWN = 'https://git.kota.id';
  it.each<[service: string, host: string, own: object, mode: string | undefined]>([
    ['github', '', {}, 'editorial_workflow'],
    [
      'gitlab',
      `${OWN}/`,
      { base_url: OWN, api_root: `${OWN}/api/v4`, graphql_api_root: `${OWN}/api/graphql` },
      'editorial_workflow',
    ],
    ['gitea', `${OWN}/`, { branch: 'penyunting', base_url: OWN, api_root: `${OWN}/api/v1` }, undefined],
  ])('of %s saves to its host', (service, host, own, mode) => {
    const { config, isLocal } = publishedSettings('content', repository(`${service}:${host}kota/situs`));
    expect({ backend: config.backend, mode: config.publish_mode, isLocal }).toEqual({
      backend: { name: service, repo: 'kota/situs', auth_methods: ['token'], ...own },
      mode,
      isLocal: false,
    });
  });

  it('calls the pictures of articles by their whole path, so that none goes when another article is removed', () => {
    const { config } = publishedSettings('content', repository('github:kota/situs'));
    const [news] = config.collections as readonly Readonly<Record<string, unknown>>[];
    expect([news?.media_folder, news?.public_folder]).toEqual([
      '/content/news/{{slug}}',
      '/content/news/{{slug}}',
    ]);
  });
});
