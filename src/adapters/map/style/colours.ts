/** The colours of the base map (spec §2 Map page). */
export interface MapColours {
  readonly outside: string;
  readonly land: string;
  readonly block: string;
  readonly park: string;
  readonly water: string;
  readonly shore: string;
  readonly road: string;
  readonly casing: string;
  readonly railway: string;
  readonly building: string;
  readonly parcel: string;
  readonly blockEdge: string;
  readonly ink: string;
  readonly halo: string;
  readonly waterInk: string;
  readonly parkInk: string;
  readonly pattern: string;
  readonly gold: string;
  readonly allowed: string;
  readonly conditional: string;
  readonly forbidden: string;
  readonly here: string;
}

const LIGHT: MapColours = {
  outside: '#f2ecdf',
  land: '#fbf7ef',
  block: '#f3ebda',
  park: '#cfdfbd',
  water: '#b4dadf',
  shore: '#7db9c4',
  road: '#ffffff',
  casing: '#cfc3a8',
  railway: '#5c6b6a',
  building: 'rgba(255,252,242,0.5)',
  parcel: 'rgba(74,52,0,0.3)',
  blockEdge: 'rgba(74,52,0,0.45)',
  ink: '#0b2326',
  halo: '#fffdf8',
  waterInk: '#1e6577',
  parkInk: '#33603a',
  pattern: '#0b2326',
  gold: '#f2b632',
  allowed: '#0f766e',
  conditional: '#9ccbc3',
  forbidden: '#e9e2d2',
  here: '#125a82',
};

const DARK: MapColours = {
  outside: '#082628',
  land: '#0c3032',
  block: '#12393b',
  park: '#1a4a3c',
  water: '#04343f',
  shore: '#2c6e7e',
  road: '#06292b',
  casing: '#3c6264',
  railway: '#8fa5a3',
  building: 'rgba(255,252,242,0.16)',
  parcel: 'rgba(0,0,0,0.4)',
  blockEdge: 'rgba(0,0,0,0.55)',
  ink: '#f3f7f5',
  halo: '#06292b',
  waterInk: '#9fd4dd',
  parkInk: '#b7d9a6',
  pattern: '#031314',
  gold: '#f2b632',
  allowed: '#2fa598',
  conditional: '#3d6d68',
  forbidden: '#1a3436',
  here: '#86c7ea',
};

/** Gives the colours of the base map by day or by night. */
export function coloursOf(dark: boolean): MapColours {
  return dark ? DARK : LIGHT;
}
