import * as v from 'valibot';
import { bare, carrying, strict } from './fields.ts';

const wanted = strict('a form', {
  form: v.string(),
  name: v.string(),
  values: v.record(v.string(), v.string()),
});
const KRK = { form: '/formulir/krk.pdf', name: 'krk-05.0148.pdf', values: { nomor_persil: '05.0148' } };

/** What happens to the parcel that an address carries. */
export const PARCEL_EVENTS = {
  'parcel.carried': carrying(
    'parcel.carried',
    { parcel: v.string(), activity: v.exactOptional(v.string()) },
    { parcel: '05.0148' },
    { parcel: '05.0148', activity: 'warung' },
    { parcel: '99.9999' },
  ),
  'parcel.dropped': bare('parcel.dropped'),
  'parcel.retried': bare('parcel.retried'),
  'form.requested': carrying('form.requested', { form: wanted }, { form: KRK }),
};
