import * as v from 'valibot';
import { carrying, strict } from './fields.ts';

const id = v.string();
const message = v.string();
const opacity = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(10),
  v.maxValue(100),
  v.description('a whole number from 10 to 100'),
);
const layer = strict('a layer', { id, opacity });

/** What happens to the layers. */
export const LAYERS_EVENTS = {
  'layers.named': carrying(
    'layers.named',
    { layers: v.array(layer) },
    { layers: [{ id: 'rtrw-jalan', opacity: 100 }] },
  ),
  'layer.toggled': carrying('layer.toggled', { id }, { id: 'batas-kecamatan' }),
  'layer.moved': carrying(
    'layer.moved',
    { id, by: v.pipe(v.picklist([-1, 1]), v.description('-1 or 1')) },
    { id: 'rdtr-pola-ruang', by: -1 },
  ),
  'layer.faded': carrying('layer.faded', { id, opacity }, { id: 'rdtr-pola-ruang', opacity: 40 }),
  'layer.failed': carrying(
    'layer.failed',
    { id, message },
    { id: 'rdtr-pola-ruang', message: 'Lapisan ini tidak dapat dimuat.' },
  ),
  'category.toggled': carrying('category.toggled', { id }, { id: 'rtrw' }, { id: 'administration' }),
};
