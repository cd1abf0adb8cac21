import type { MapLayer } from './map-category.ts';
import * as texts from './texts.ts';

/** The eleven structure-space layers of RTRW (spec §2 Map dialog). */
export const STRUCTURE_LAYERS: readonly MapLayer[] = [
  {
    id: 'rtrw-pusat-pelayanan',
    name: texts.sistemPusatPelayanan,
    description: texts.pusatKotaSubpusatDan,
  },
  { id: 'rtrw-jalan', name: texts.jaringanJalan, description: texts.jalanArteriKolektorDan },
  { id: 'rtrw-kereta-api', name: texts.jaringanKeretaApi, description: texts.jalurKeretaApiDan },
  {
    id: 'rtrw-transportasi-laut',
    name: texts.jaringanTransportasiLaut,
    description: texts.pelabuhanDanAlurPelayaran,
  },
  { id: 'rtrw-energi', name: texts.jaringanEnergi, description: texts.jaringanListrikDanGardu },
  {
    id: 'rtrw-telekomunikasi',
    name: texts.jaringanTelekomunikasi,
    description: texts.seratOptikDanMenara,
  },
  {
    id: 'rtrw-sumber-daya-air',
    name: texts.jaringanSumberDayaAir,
    description: texts.sungaiIrigasiDanPengendali,
  },
  {
    id: 'rtrw-air-minum',
    name: texts.sistemPenyediaanAirMinum,
    description: texts.instalasiPengolahanDanPipa,
  },
  {
    id: 'rtrw-air-limbah',
    name: texts.sistemPengelolaanAirLimbah,
    description: texts.instalasiDanSaluranAir,
  },
  {
    id: 'rtrw-persampahan',
    name: texts.sistemJaringanPersampahan,
    description: texts.tempatPengolahanDanPemrosesan,
  },
  { id: 'rtrw-drainase', name: texts.sistemDrainase, description: texts.saluranPrimerSekunderDan },
];
