import type { ParcelLookup } from '../../../application/ports/parcel-lookup.ts';

/** The parcels of the city; its code and the rules of the zones come when a parcel is first asked for. */
export function createLateParcelLookup(): ParcelLookup {
  return {
    async find(id, signal, activity) {
      const [{ createParcelLookup }, { map }] = await Promise.all([
        import('./parcel-lookup.ts'),
        import('virtual:city-map'),
      ]);
      return createParcelLookup({ config: map }).find(id, signal, activity);
    },
  };
}
