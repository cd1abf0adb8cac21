import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { config } from '../../../site.config.ts';
import { documentText } from '../../../src/domain/services/service-table.ts';
import { SPATIAL_SERVICES } from '../../../src/domain/services/services.ts';
import type { SpatialServiceId } from '../../../src/domain/shared/spatial-services.ts';
import { PUBLIC } from '../paths.ts';
import { closePaper, decorate, GOLD, group, INK, openPaper, type Paper, SOFT, write } from './paper.ts';

/** Points: A4. */
const SHEET = { width: 595, height: 842, margin: 56 } as const;
const LEFT = SHEET.margin;
const INNER = SHEET.width - LEFT * 2;

const APPLICANT = ['Nama pemohon', 'NIK', 'Alamat', 'Nomor telepon', 'Surel', 'Letak tanah', 'Luas tanah'];
const OF_THE_SERVICE: Readonly<Record<SpatialServiceId, readonly string[]>> = {
  itr: ['Bukti hak tanah, nomor', 'Rencana kegiatan'],
  krk: ['Sertipikat, nomor', 'Rencana kegiatan', 'Luas bangunan, jumlah lantai'],
  siteplan: ['Sertipikat, nomor', 'Nama kawasan', 'Jumlah kaveling'],
  kkpr: ['Bukti hak tanah, nomor', 'Kegiatan, untuk siapa', 'Luas bangunan, waktu pakai'],
};

function drawLine(paper: Paper, from: number, y: number): void {
  decorate(
    paper,
    () =>
      void paper
        .moveTo(from, y)
        .lineTo(LEFT + INNER, y)
        .lineWidth(0.75)
        .stroke(INK),
  );
}

function drawHead(paper: Paper, name: string): void {
  decorate(paper, () => void paper.polygon([0, 0], [547, 0], [595, 48], [595, 132], [0, 132]).fill(GOLD));
  write(paper, config.office.name, { x: LEFT, y: 30, width: 430 }, { size: 10.5, colour: INK, bold: true });
  const title = { x: LEFT, y: 50, width: 430 };
  write(paper, 'Formulir permohonan', title, { size: 24, colour: INK, bold: true, tag: 'H1' });
  write(paper, name, { x: LEFT, y: 86, width: 430 }, { size: 12, colour: INK });
}

function drawFields(paper: Paper, labels: readonly string[], top: number): number {
  let y = top;
  for (const label of labels) {
    write(paper, label, { x: LEFT, y, width: 160 }, { size: 10.5, colour: INK });
    drawLine(paper, LEFT + 170, y + 14);
    y += 28;
  }
  return y;
}

function drawDocuments(paper: Paper, documents: readonly string[], top: number): number {
  const heading = { x: LEFT, y: top, width: INNER };
  let y = write(paper, 'Dokumen', heading, { size: 13, colour: INK, bold: true, tag: 'H2' }) + 6;
  group(paper, 'L', () => {
    for (const document of documents) {
      const box = y;
      decorate(
        paper,
        () =>
          void paper
            .rect(LEFT, box + 1, 11, 11)
            .lineWidth(1)
            .stroke(INK),
      );
      const line = { x: LEFT + 22, y, width: INNER - 22 };
      y =
        group(paper, 'LI', () => write(paper, document, line, { size: 10.5, colour: INK, tag: 'LBody' })) + 5;
    }
  });
  return y;
}

function drawEnd(paper: Paper, top: number): void {
  const { contact } = config;
  write(paper, 'Tanggal', { x: LEFT, y: top, width: 80 }, { size: 10.5, colour: INK });
  write(paper, 'Tanda tangan', { x: LEFT + 240, y: top, width: 120 }, { size: 10.5, colour: INK });
  drawLine(paper, LEFT, top + 64);
  const send = `Bawa ke ${contact.address}, atau kirim lewat WhatsApp ${contact.hotline.label} atau surel ${contact.email}.`;
  write(paper, send, { x: LEFT, y: top + 76, width: INNER }, { size: 10, colour: SOFT });
}

/** Writes the form of each service: what the office asks, the documents of the services table, where it goes. */
export async function makeForms(): Promise<void> {
  mkdirSync(join(PUBLIC, 'formulir'), { recursive: true });
  for (const { id, name } of SPATIAL_SERVICES) {
    const { abbreviation, documents } = config.services[id];
    const paper = await openPaper({
      title: `Formulir ${abbreviation}`,
      author: config.office.name,
      subject: `Formulir permohonan ${name}`,
      size: [SHEET.width, SHEET.height],
    });
    const done = pipeline(paper, createWriteStream(join(PUBLIC, 'formulir', `${id}.pdf`)));
    paper.addPage();
    drawHead(paper, name);
    const below = drawFields(paper, [...APPLICANT, ...OF_THE_SERVICE[id]], 164);
    drawEnd(paper, drawDocuments(paper, documents.map(documentText), below + 14) + 24);
    closePaper(paper);
    await done;
  }
}
