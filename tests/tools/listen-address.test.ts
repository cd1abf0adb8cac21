import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { readListenAddress, standsAt, tryListenAddress, whyNot } from '../../tools/serve/listen-address.mjs';

it.each([
  [{}, { port: 4173, host: 'localhost' }],
  [
    { PORT: '', HOST: ' ' },
    { port: 4173, host: 'localhost' },
  ],
  [
    { PORT: '0', HOST: '0.0.0.0' },
    { port: 0, host: '0.0.0.0' },
  ],
])('reads from %j where to serve', (env, place) => {
  expect(readListenAddress(env)).toEqual(place);
});

it.each(['a', '-1', '65536', '1.5', '80a'])('says what PORT takes when it holds %s', (PORT) => {
  expect(() => readListenAddress({ PORT })).toThrow(
    `PORT takes a number from 0 to 65535; it holds "${PORT}"`,
  );
});

it.each([
  ['localhost', 'http://localhost:80 (this machine alone; HOST=0.0.0.0 lets others in)'],
  ['0.0.0.0', 'http://0.0.0.0:80 (HOST is 0.0.0.0)'],
  ['::', 'http://[::]:80 (HOST is ::)'],
])('says where the site stands with HOST %s, and who reaches it', (host, where) => {
  expect(standsAt(host, 80)).toBe(`The site stands at ${where}`);
});

const refusal = (place: { port: number; host: string }): Promise<string> =>
  tryListenAddress(place).then(
    () => 'free',
    (error) => whyNot(error, place),
  );

describe('a place that is tried', () => {
  it('is free, also afterwards', async () => {
    const place = { port: 0, host: 'localhost' };
    expect([await refusal(place), await refusal(place)]).toEqual(['free', 'free']);
  });

  it('is refused where its port is taken', async () => {
    const other = createServer();
    await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening));
    const { port } = other.address() as AddressInfo;
    const said = await refusal({ port, host: 'localhost' });
    await new Promise((closed) => other.close(closed));
    expect(said).toBe(`Port ${port} is taken; set PORT to another one.`);
  });

  it('is refused where it is not of this machine', async () => {
    expect(await refusal({ port: 0, host: '203.0.113.7' })).toBe(
      'HOST takes a name or an address of this machine; it holds "203.0.113.7"',
    );
  });
});
