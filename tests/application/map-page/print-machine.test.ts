import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { createPrintMachine, type PrintPorts } from '../../../src/application/map-page/print-machine.ts';
import { calm } from './started-map.ts';

const CODE = { path: 'M0 0h1v1h-1z', size: 21 };
const address = 'https://dinas.example/peta/?persil=05.0148';

it.each<[string, PrintPorts['takePicture'], PrintPorts['makeQrCode'], object]>([
  [
    'both',
    async () => 'data:image/png;base64,AA',
    async () => CODE,
    { picture: 'data:image/png;base64,AA', code: CODE },
  ],
  [
    'no picture',
    () => Promise.reject(new Error('Jaringan tidak dapat dijangkau')),
    async () => CODE,
    { code: CODE },
  ],
  [
    'no code',
    async () => 'data:image/png;base64,AA',
    () => Promise.reject(new Error('Jaringan tidak dapat dijangkau')),
    { picture: 'data:image/png;base64,AA' },
  ],
])('is ready with what could be made: %s', async (_, takePicture, makeQrCode, made) => {
  const asked: string[] = [];
  const ports: PrintPorts = {
    takePicture,
    addressNow: () => address,
    makeQrCode: (text: string) => {
      asked.push(text);
      return makeQrCode(text);
    },
  };
  const print = createActor(createPrintMachine(ports)).start();
  print.send({ type: 'print.asked' });
  await calm();
  const { value, context } = print.getSnapshot();
  expect([value, context, asked]).toEqual(['ready', { address, ...made }, [address]]);
  print.send({ type: 'print.done' });
  expect(print.getSnapshot().value).toBe('idle');
});

it('forgets the picture of before when it begins anew', async () => {
  const pictures = ['data:image/png;base64,AA'];
  const print = createActor(
    createPrintMachine({
      takePicture: async () => pictures.pop(),
      addressNow: () => address,
      makeQrCode: async () => CODE,
    }),
  ).start();
  for (const _ of ['first', 'second']) {
    print.send({ type: 'print.asked' });
    await calm();
    print.send({ type: 'print.done' });
  }
  expect(print.getSnapshot().context).toEqual({ address, code: CODE });
});
