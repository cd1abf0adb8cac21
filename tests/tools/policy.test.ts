import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { map } from 'virtual:city-map';
import { describe, expect, it } from 'vitest';
import { readDeployment } from '../../src/adapters/deployment/deployment.ts';
import type { VideoSource } from '../../src/domain/city-config.ts';
import { fillHeaders } from '../../tools/build/policy.ts';

const template = readFileSync(resolve(import.meta.dirname, '../../public/_headers'), 'utf8');

const FILE: VideoSource = { kind: 'file', src: '/video/a.mp4' };
const video = (source: VideoSource) => ({ title: 'Video', source, poster: '/art/a.webp' });

const leader = (portrait: string) => ({ title: 'Pimpinan', portrait, portraitAlt: '' });

interface Setting {
  readonly support?: VideoSource;
  readonly portrait?: string;
}

function headers(
  env: Record<string, string>,
  { support = FILE, portrait = '/art/a.webp' }: Setting = {},
): string {
  return fillHeaders(template, {
    scripts: ['a()'],
    styles: ['b{}'],
    deployment: readDeployment(env),
    city: {
      videos: { background: video(FILE), support: video(support) },
      leaders: [leader(portrait), leader('/art/b.webp')],
    },
    map,
  });
}

function policy(env: Record<string, string> = {}, setting?: Setting): Record<string, string> {
  const filled = headers(env, setting);
  const line = /Content-Security-Policy: (.*)/.exec(filled)?.[1] ?? '';
  return Object.fromEntries(
    line.split('; ').map((directive) => {
      const space = directive.indexOf(' ');
      return [directive.slice(0, space), directive.slice(space + 1)];
    }),
  );
}

it('allows nothing but this site and the hashes of what is inline', () => {
  expect(policy()).toEqual({
    'default-src': "'none'",
    'script-src': "'self' 'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='",
    'style-src': "'self' 'sha256-7yqHVAesot11p6HczDsgKRipvI5UPgs97z80zNXlans='",
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'media-src': "'self'",
    'frame-src': "'self'",
    'worker-src': "'self'",
    'manifest-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'self'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'bupc default dompurify',
  });
});

describe('the outside hosts of a deployment', () => {
  it('names the origin of every feed once, and where Apps Script redirects to', () => {
    const { 'connect-src': connect } = policy({
      VITE_NEWS_URL: 'https://script.google.com/macros/s/x/exec',
      VITE_STAFF_URL: 'https://feeds.id/staff',
      VITE_BANNERS_URL: 'https://feeds.id/banners',
    });
    expect(connect).toBe(
      "'self' https://feeds.id https://script.google.com https://script.googleusercontent.com",
    );
  });

  it('names the image proxy and what it falls back to, also for the worker that keeps pictures', () => {
    const images =
      "'self' data: https://drive.google.com https://images.weserv.nl https://lh3.googleusercontent.com";
    const { 'img-src': shown, 'connect-src': kept } = policy({ VITE_IMAGE_DELIVERY: 'proxy' });
    expect({ shown, kept }).toEqual({
      shown: images,
      kept:
        "'self' https://drive.google.com https://drive.usercontent.google.com https://images.weserv.nl " +
        'https://lh3.googleusercontent.com',
    });
    expect(policy({ VITE_IMAGE_DELIVERY: 'proxy', VITE_OFFLINE: 'off' })['connect-src']).toBe(
      "'self' https://drive.google.com https://drive.usercontent.google.com https://lh3.googleusercontent.com",
    );
  });

  it('lets photos of a gallery elsewhere be saved from Drive and from the hosts of its files', () => {
    const { 'connect-src': connect, 'img-src': images } = policy({
      VITE_GALLERY_URL: 'https://feeds.id/gallery',
      VITE_CONTENT_HOSTS: 'https://berkas.id',
    });
    expect({ connect, images }).toEqual({
      connect:
        "'self' https://berkas.id https://drive.google.com https://drive.usercontent.google.com https://feeds.id " +
        'https://lh3.googleusercontent.com',
      images: "'self' data: https://berkas.id",
    });
  });
});

describe('the files that the city names', () => {
  it('lets in the host of an embedded video', () => {
    expect(policy({}, { support: { kind: 'youtube', id: 'a' } })['frame-src']).toBe(
      "'self' https://www.youtube-nocookie.com",
    );
  });

  it('lets in the hosts of a video, its captions and a portrait', () => {
    const { 'media-src': media, 'img-src': images } = policy(
      {},
      {
        support: { kind: 'file', src: 'https://video.id/a.mp4', captions: 'https://teks.id/a.vtt' },
        portrait: 'https://foto.id/a.webp',
      },
    );
    expect({ media, images }).toEqual({
      media: "'self' https://teks.id https://video.id",
      images: "'self' data: https://foto.id",
    });
  });
});

describe('how strict a build can be', () => {
  const of = (name: string, filled: string) => new RegExp(`${name}: (.*)`).exec(filled)?.[1];

  it.each([
    ['all stands on this site', 'require-corp', {}, {}],
    ['feeds alone are elsewhere', 'require-corp', { VITE_NEWS_URL: 'https://feeds.id/news' }, {}],
    ['pictures are elsewhere', 'credentialless', { VITE_IMAGE_DELIVERY: 'proxy' }, {}],
    ['a portrait is elsewhere', 'credentialless', {}, { portrait: 'https://foto.id/a.webp' }],
    ['a video is embedded', 'unsafe-none', {}, { support: { kind: 'youtube', id: 'a' } as const }],
  ])('embeds, where %s, under %s', (_, expected, env, setting) => {
    expect(of('Cross-Origin-Embedder-Policy', headers(env, setting))).toBe(expected);
  });

  it('shares its window with what testers open, and with nothing without their tools', () => {
    expect([{ VITE_QA: 'on' }, {}].map((env) => of('Cross-Origin-Opener-Policy', headers(env)))).toEqual([
      'same-origin-allow-popups',
      'same-origin',
    ]);
  });

  it('asks for a secure connection for two years, on subdomains too, and lends its files to no other site', () => {
    const filled = headers({});
    expect([
      of('Strict-Transport-Security', filled),
      of('Cross-Origin-Resource-Policy', filled),
      of('X-Content-Type-Options', filled),
    ]).toEqual(['max-age=63072000; includeSubDomains', 'same-origin', 'nosniff']);
  });
});

it('stops at a place of the template that it does not know', () => {
  expect(() =>
    fillHeaders('/*\n  X-A: {unknown}', {
      scripts: [''],
      styles: [],
      deployment: readDeployment({}),
      city: { videos: { background: video(FILE), support: video(FILE) }, leaders: [leader(''), leader('')] },
      map,
    }),
  ).toThrow('public/_headers names {unknown}, which the build does not know');
});
