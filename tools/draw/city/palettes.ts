/** The four ways in which land is shown. */
export type PaletteName = 'aerial' | 'plan' | 'sheet' | 'dusk';

/** The colours of one of them; lists are chosen from by the tone of each thing. */
export interface Palette {
  /** 'relief' has lit roofs and shadows, 'flat' has footprints only. */
  readonly style: 'relief' | 'flat';
  readonly road: string;
  readonly promenade: string;
  readonly walk: string;
  readonly home: readonly string[];
  readonly trade: readonly string[];
  readonly civic: readonly string[];
  readonly park: string;
  readonly parkEdge: string;
  readonly forest: string;
  readonly field: readonly string[];
  readonly fieldEdge: string;
  readonly roof: readonly string[];
  readonly civicRoof: readonly string[];
  readonly marked: string;
  readonly water: string;
  readonly waterEdge: string;
  readonly bank: string;
  readonly sand: string;
  readonly shallow: string;
  readonly ripple: string;
  readonly shadow: string;
  readonly tree: readonly string[];
  readonly parcelLine: string;
  readonly centreLine: string;
  readonly contour: string;
}

const aerial: Palette = {
  style: 'relief',
  road: '#f1e7d3',
  promenade: '#f8f1e2',
  walk: '#ddd0b1',
  home: ['#cfc79a', '#c3c28f', '#d9cca2', '#b9bd88', '#d3c190'],
  trade: ['#d9cca8', '#d3c59e', '#ded2b2'],
  civic: ['#c9c796', '#d6cba2'],
  park: '#84a96c',
  parkEdge: '#f3ead6',
  forest: '#4f7f5b',
  field: ['#a9bd6a', '#93b062', '#c2c778', '#84a55a'],
  fieldEdge: '#dfdcae',
  roof: [
    '#c4633c',
    '#b5532f',
    '#d27c4e',
    '#a94a2b',
    '#c9764c',
    '#e6dfd0',
    '#d3ccbb',
    '#7f9796',
    '#5f8482',
    '#9a5a3c',
    '#c86a40',
  ],
  civicRoof: ['#efe9dc', '#e3dccd', '#f4efe4'],
  marked: '#f2b632',
  water: '#2f7f86',
  waterEdge: '#256c74',
  bank: '#8fb074',
  sand: '#efe1bd',
  shallow: '#8cc6bf',
  ripple: 'rgba(223,243,238,.34)',
  shadow: 'rgba(24,44,34,.36)',
  tree: ['#3f7350', '#55885a', '#6c9a5f', '#2f6147'],
  parcelLine: 'rgba(70,66,30,.15)',
  centreLine: 'rgba(255,255,255,.75)',
  contour: 'rgba(255,250,225,.42)',
};

const dusk: Palette = {
  style: 'relief',
  road: '#0c3a3d',
  promenade: '#1a6063',
  walk: '#0a3437',
  home: ['#0f484a', '#114d4f', '#0d4345', '#135355'],
  trade: ['#12504f', '#0f4a4c'],
  civic: ['#14585a', '#125052'],
  park: '#1b6455',
  parkEdge: '#2a7a6b',
  forest: '#12584c',
  field: ['#1a6152', '#1f6a55', '#175a4d'],
  fieldEdge: '#236f5c',
  roof: [
    '#2a7d7c',
    '#1f6e6e',
    '#338886',
    '#e3a11b',
    '#1d6666',
    '#2a7d7c',
    '#1f6e6e',
    '#f2b632',
    '#267575',
    '#1b6262',
    '#226f70',
  ],
  civicRoof: ['#f6d98f', '#f2b632'],
  marked: '#f2b632',
  water: '#06292b',
  waterEdge: '#052326',
  bank: '#0f4a45',
  sand: '#1b6a58',
  shallow: '#0d4a4d',
  ripple: 'rgba(120,210,200,.22)',
  shadow: 'rgba(0,16,18,.5)',
  tree: ['#17614f', '#1d6e58', '#125247'],
  parcelLine: 'rgba(140,220,210,.14)',
  centreLine: 'rgba(143,185,181,.35)',
  contour: 'rgba(242,182,50,.42)',
};

const plan: Palette = {
  style: 'flat',
  road: '#fffaf0',
  promenade: '#ffffff',
  walk: '#f4ecdd',
  home: ['#f7dc83', '#f9e29a', '#f3d271', '#f7dc83'],
  trade: ['#e2745c', '#d9604a', '#ea8a72'],
  civic: ['#7aa7c9', '#6b9bc0'],
  park: '#8cba84',
  parkEdge: '#e7f0d8',
  forest: '#5f9d72',
  field: ['#c8d99a', '#d6e2ad', '#bcd08a'],
  fieldEdge: '#f2f3d6',
  roof: ['rgba(90,50,0,.2)'],
  civicRoof: ['rgba(30,30,60,.22)'],
  marked: '#f2b632',
  water: '#7cc0cf',
  waterEdge: '#64b0c2',
  bank: '#b9d6a4',
  sand: '#f3e6c4',
  shallow: '#a5d7de',
  ripple: 'rgba(255,255,255,.5)',
  shadow: '',
  tree: ['#5f9d72', '#6dab7c'],
  parcelLine: 'rgba(90,60,0,.26)',
  centreLine: 'rgba(10,59,61,.12)',
  contour: 'rgba(255,255,255,.5)',
};

const sheet: Palette = {
  style: 'flat',
  road: '#f1e8d7',
  promenade: '#f4ecdd',
  walk: '#fbf7ef',
  home: ['#fbf7ef', '#fdfaf4', '#f8f2e6'],
  trade: ['#f0d592', '#f2b632', '#ecc873'],
  civic: ['#12686a', '#0e4f50'],
  park: '#dbe6cd',
  parkEdge: '#f4f6ea',
  forest: '#cfe0c8',
  field: ['#eef0da', '#e6ecd0'],
  fieldEdge: '#7f9d94',
  roof: ['#d8c7a3', '#cfbd97', '#e1d2b2'],
  civicRoof: ['#d7e8e4', '#ecdfc6'],
  marked: '#f2b632',
  water: '#bfe0e2',
  waterEdge: '#a3d0d4',
  bank: '#dbe8d8',
  sand: '#f1e7cf',
  shallow: '#d3e9e8',
  ripple: 'rgba(18,104,106,.28)',
  shadow: '',
  tree: ['#b8d0ae', '#c4d8ba'],
  parcelLine: 'rgba(10,59,61,.5)',
  centreLine: 'rgba(10,59,61,.28)',
  contour: 'rgba(18,104,106,.5)',
};

/** The palettes by name. */
export const palettes: Readonly<Record<PaletteName, Palette>> = { aerial, dusk, plan, sheet };
