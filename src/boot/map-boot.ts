// The inlined script of the map page: that of every page, and the number of the parcel that the address asks for, which a sheet
// printed before the application is here says (ui/map-page/map-print.scss).
import './boot.ts';
import { PARCEL_PARAMETER, readParcelNumber } from '../domain/shared/carried-parcel.ts';

const parcel = readParcelNumber(new URLSearchParams(location.search).get(PARCEL_PARAMETER) ?? undefined);
// What can be a number holds no quotation mark.
if (parcel !== undefined) document.documentElement.style.setProperty('--parcel', `"${parcel}"`);
