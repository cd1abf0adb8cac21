import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readDeployment } from '../../src/adapters/deployment/deployment.ts';
import type { VideoSource } from '../../src/domain/city-config.ts';
import { fillHeaders } from '../../tools/build/policy.ts';

const template = readFileSync(resolve(import.meta.dirname, '../../public/_headers'), 'utf8');

const FILE: VideoSource = { kind: 'file', src: '/video/a.mp4' };
const video = (source: VideoSource) => ({ title: 'Video', source, poster: '/art/a.webp' });

function policy(env: Record<string, string> = {}, support: VideoSource = FILE): Record<string, string> {
  const filled = fillHeaders(template, {
    scripts: ['a()'],
    styles: ['b{}'],
    deployment: readDeployment(env),
    videos: { background: video(FILE), support: video(support) },
  });
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

  it('names the image proxy and what it falls back to', () => {
    expect(policy({ VITE_IMAGE_DELIVERY: 'proxy' })['img-src']).toBe(
      "'self' data: https://drive.google.com https://images.weserv.nl https://lh3.googleusercontent.com",
    );
  });
});

it('lets in the host of an embedded video where the city has one', () => {
  expect(policy({}, { kind: 'youtube', id: 'a' })['frame-src']).toBe(
    "'self' https://www.youtube-nocookie.com",
  );
});
