import { expect, it } from 'vitest';
import { type AddressMove, addressMove } from '../../../src/domain/navigation/address-move.ts';

type Opened = readonly [address: string, ...openings: string[]];

const nothing: Opened = ['/home'];
const services: Opened = ['/home?layanan=utama', 'layanan=utama'];
const terms: Opened = ['/home?layanan=utama&syarat=itr', 'layanan=utama', 'syarat=itr'];
const otherTerms: Opened = ['/home?layanan=utama&syarat=krk', 'layanan=utama', 'syarat=krk'];
const map: Opened = ['/home?layanan=peta', 'layanan=peta'];
const firstPhoto: Opened = ['/home?galeri=f&foto=1', 'galeri=f'];
const thirdPhoto: Opened = ['/home?galeri=f&foto=3', 'galeri=f'];
const otherFolder: Opened = ['/home?galeri=g&foto=1', 'galeri=g'];
const page4: Opened = ['/home?panduan=4', 'panduan'];
const page5: Opened = ['/home?panduan=5', 'panduan'];

const state = ([address, ...openings]: Opened) => ({ address, openings });

it.each<[string, Opened, string | undefined, Opened, AddressMove]>([
  ['nothing is open, nothing is wanted', nothing, undefined, nothing, 'stay'],
  ['what is open is wanted', services, '/home', services, 'stay'],
  ['a dialog opens', nothing, undefined, services, 'push'],
  ['a dialog opens over another', services, '/home', terms, 'push'],
  ['two dialogs open at once', nothing, undefined, terms, 'push'],
  ['a dialog closes that was opened here', services, '/home', nothing, 'back'],
  ['the upper dialog closes that was opened here', terms, '/home?layanan=utama', services, 'back'],
  ['a dialog closes that a pasted address opened', services, undefined, nothing, 'replace'],
  [
    'both dialogs close, of which one was opened from the other',
    terms,
    '/home?layanan=utama',
    nothing,
    'replace',
  ],
  ['one dialog gives way to another', services, '/home', map, 'replace'],
  ['one dialog gives way to the one below it', map, '/home?layanan=utama', services, 'back'],
  ['the upper dialog gives way to the one it was opened from', terms, otherTerms[0], otherTerms, 'back'],
  ['another photo is shown', firstPhoto, '/home', thirdPhoto, 'replace'],
  ['the photo of before is shown', firstPhoto, '/home?galeri=f&foto=3', thirdPhoto, 'replace'],
  ['another folder is shown', firstPhoto, '/home', otherFolder, 'replace'],
  ['another page is shown', page4, '/home', page5, 'replace'],
  ['the guide closes on another page than it was opened at', page5, '/home', nothing, 'back'],
])('where %s', (_what, present, openedFrom, wanted, move) => {
  expect(addressMove({ ...state(present), openedFrom }, state(wanted))).toBe(move);
});
