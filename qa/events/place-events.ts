import * as v from 'valibot';
import { bare, carrying, meant, sharedPage, strict } from './fields.ts';
import { position } from './map-fields.ts';

const id = v.string();
const AT: [number, number] = [112.75, -7.25];
const made = v.exactOptional(v.string());
const hasView = v.exactOptional(v.literal(true));
const byPosition = strict('a place', { kind: v.literal('position'), at: position, hasView });
const byParcel = strict('a place', { kind: v.literal('parcel'), id, made, hasView });
const asked = meant((input): typeof byPosition | typeof byParcel => {
  const isParcel = typeof input === 'object' && input !== null && 'kind' in input && input.kind === 'parcel';
  return isParcel ? byParcel : byPosition;
}, 'a position or a parcel');
const page = { title: 'Persil 05.0148', url: 'https://bupc.example.id/peta/?persil=05.0148' };

/** What happens to the card of a place. */
export const PLACE_EVENTS = {
  'place.asked': carrying(
    'place.asked',
    { place: asked },
    { place: { kind: 'position', at: AT } },
    { place: { kind: 'parcel', id: '05.0148' } },
    { place: { kind: 'parcel', id: '99.0001' } },
  ),
  'place.closed': bare('place.closed'),
  'place.retried': bare('place.retried'),
  'share.requested': carrying('share.requested', { page: sharedPage }, { page }),
};
