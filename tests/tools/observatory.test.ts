import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { config } from 'virtual:city';
import { map } from 'virtual:city-map';
import { describe, expect, it } from 'vitest';
import { readDeployment } from '../../src/adapters/deployment/deployment.ts';
import { fillHeaders } from '../../tools/build/policy.ts';
import { observatoryScore, type ServedHeaders } from '../../tools/observatory.ts';
import { readHeaders } from '../../tools/serve.mjs';
import EVERYTHING_OUTSIDE from '../fixtures/everything-outside.json';

const template = readFileSync(resolve(import.meta.dirname, '../../public/_headers'), 'utf8');

function headersOf(env: Record<string, string>): ServedHeaders {
  const deployment = readDeployment(env);
  const filled = fillHeaders(template, { scripts: ['a()'], styles: ['b{}'], deployment, city: config, map });
  const everywhere = readHeaders(filled).find(({ pattern }) => pattern === '/*')?.headers ?? [];
  return Object.fromEntries(everywhere.map(([name, value]) => [name.toLowerCase(), value]));
}

describe('the score by the criteria of the HTTP Observatory', () => {
  it.each([
    ['the default build', {}, 150],
    ['a build with the tools of testers', { VITE_QA: 'on' }, 140],
    ['a build with everything outside', EVERYTHING_OUTSIDE, 150],
  ])('of %s is as high as ever', (_, env, expected) => {
    expect(observatoryScore(headersOf(env)).score).toBe(expected);
  });

  const good = headersOf({});
  const policy = good['content-security-policy'] ?? '';

  it.each([
    ['no policy', { 'content-security-policy': '' }, 55],
    [
      'unsafe inline scripts',
      { 'content-security-policy': policy.replace("script-src 'self'", "script-src 'unsafe-inline'") },
      80,
    ],
    [
      'unsafe evaluation',
      { 'content-security-policy': policy.replace("script-src 'self'", "script-src 'self' 'unsafe-eval'") },
      130,
    ],
    [
      'a host without a secure connection',
      { 'content-security-policy': policy.replace("connect-src 'self'", 'connect-src http://feeds.id') },
      80,
    ],
    [
      'unsafe inline styles',
      { 'content-security-policy': policy.replace("style-src 'self'", "style-src 'unsafe-inline'") },
      140,
    ],
    [
      'a default that is open',
      { 'content-security-policy': policy.replace("default-src 'none'", "default-src 'self'") },
      145,
    ],
    ['no secure transport', { 'strict-transport-security': '' }, 80],
    ['secure transport for a month', { 'strict-transport-security': 'max-age=2592000' }, 140],
    ['sniffing', { 'x-content-type-options': '' }, 145],
    ['a referrer for everybody', { 'referrer-policy': 'unsafe-url' }, 140],
    ['files for every site', { 'cross-origin-resource-policy': 'cross-origin' }, 140],
    ['no embedder policy', { 'cross-origin-embedder-policy': 'unsafe-none' }, 140],
  ])('with %s is what the criteria say', (_, changed, expected) => {
    expect(observatoryScore({ ...good, ...changed }).score).toBe(expected);
  });
});
