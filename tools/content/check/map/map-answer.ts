import { PullError } from '@bupc/content';
import { said } from '@bupc/content/files';
import type { MapAnswer } from './outside-sources.ts';

/**
 * Looks at the head of an answer that the map is to draw; its body is not read.
 * @throws PullError saying why the map cannot
 */
export async function checkMapAnswer({ status, headers, body }: Response, wanted: MapAnswer): Promise<void> {
  // How the rest of it ends is of no interest.
  body?.cancel().catch(() => undefined);
  const type = headers.get('Content-Type') ?? '';
  const refused = (words: string) => new PullError(words, { status });
  if (wanted === 'picture' && !type.startsWith('image/')) {
    throw refused(
      said(
        `jawabannya ${type || 'tanpa jenis'}, bukan gambar; periksa alamat dan lapisnya`,
        `it gives ${type || 'what has no type'} instead of a picture; look at its address and layers`,
      ),
    );
  }
  if (/^text\/html/i.test(type))
    throw refused(
      said(
        'jawabannya halaman web, bukan data; periksa alamatnya',
        'it gives a web page instead of data; look at its address',
      ),
    );
  if (wanted === 'tiles' && headers.get('Accept-Ranges') !== 'bytes') {
    throw refused(
      said(
        'hostnya tidak memberi bagian berkas (Accept-Ranges: bytes); pakai host yang memberi',
        'it does not say that it gives parts of files (Accept-Ranges: bytes); use a host that does',
      ),
    );
  }
  if (headers.get('Access-Control-Allow-Origin') === null) {
    throw refused(
      said(
        'situs lain tidak boleh membacanya; peladennya perlu mengirim Access-Control-Allow-Origin',
        'it lets no other site read it; its server has to send Access-Control-Allow-Origin',
      ),
    );
  }
}
