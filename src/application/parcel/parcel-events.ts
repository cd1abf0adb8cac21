import type { WantedForm } from '../ports/form-filling.ts';

/** What happens to the parcel that an address carries. */
export type ParcelEvent =
  | { readonly type: 'parcel.carried'; readonly parcel: string; readonly activity?: string }
  | { readonly type: 'parcel.dropped' }
  | { readonly type: 'parcel.retried' }
  | { readonly type: 'form.requested'; readonly form: WantedForm };
