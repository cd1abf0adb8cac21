import { said, words } from '@bupc/content/files';
import * as v from 'valibot';
import { isHttpAddress } from '../../src/adapters/deployment/address-forms.ts';
import { field, fields, text } from './fields.ts';

/**
 * Makes the schema of the site's videos.
 * @param isThere says whether the site has a file at a path
 */
export function videosSchema(isThere: (path: string) => boolean) {
  const file = (ending: string, takes: string) =>
    field<string>(
      said(
        `alamat http(s), atau letak ${takes} di situs ini`,
        `an http(s) address, or the path of ${takes} of this site`,
      ),
      (value) => isHttpAddress(value) || (value.endsWith(ending) && isThere(value)),
    );
  const source = v.variant(
    'kind',
    [
      fields({
        kind: v.literal('file'),
        src: words(
          file('', said('video', 'a video')),
          'Berkas video',
          'Alamat, atau letaknya di situs: /berkas/video.mp4.',
        ),
        captions: words(
          v.exactOptional(file('.vtt', said('berkas .vtt', 'a .vtt file'))),
          'Teks video',
          'Berkas .vtt.',
        ),
      }),
      fields({
        kind: v.literal('youtube'),
        id: words(
          field<string>(said('11 tanda video YouTube', 'the 11 characters of a YouTube video'), (value) =>
            /^[\w-]{11}$/.test(value),
          ),
          'Kode YouTube',
          'Sebelas huruf di akhir alamat videonya.',
        ),
      }),
    ],
    said("sumber dengan kind 'file' atau 'youtube'", "a source with the kind 'file' or 'youtube'"),
  );
  const poster = field<string>(
    said(
      'alamat http(s) sebuah .webp, atau letaknya di situs ini di samping kembarannya …-640.webp',
      'a .webp at an http(s) address, or the path of one of this site beside its twin …-640.webp',
    ),
    (value) =>
      value.endsWith('.webp') &&
      (isHttpAddress(value) || (isThere(value) && isThere(value.replace(/\.webp$/, '-640.webp')))),
  );
  const video = fields({
    title: words(text, 'Judul', 'Apa isi videonya.'),
    source: words(source, 'Sumber', 'Berkas di situs ini, atau YouTube.'),
    poster: words(poster, 'Gambar diam', 'Berkas .webp, di samping kembarannya …-640.webp.'),
    length: words(v.exactOptional(text), 'Lama', 'Seperti 0:30.'),
  });
  return fields({
    background: words(video, 'Video latar', 'Di awal halaman.'),
    support: words(video, 'Video dukungan', 'Di bagian dukungan.'),
  });
}
