import axe from '../../../docs/accessibility.json' with { type: 'json' };
import browsers from '../../../docs/browsers.json' with { type: 'json' };
import { longDate } from '../../domain/shared/indonesian-date.ts';
import { useDependencies } from '../dependencies.tsx';

/**
 * What holds on this site for everyone, how that is known, what does not hold, and whom to tell (spec §2 Accessibility
 * statement). Its figures are written by the tests, so that they cannot grow old unnoticed.
 */
export function AccessibilityStatement() {
  const { office, contact } = useDependencies().config;
  return (
    <article className="statement wrap">
      <h1>Aksesibilitas</h1>
      <p className="statement__lead">
        Situs {office.name} dibuat agar dapat dipakai semua orang: dengan papan tik saja, dengan pembaca
        layar, dengan teks besar, di ponsel lama, dan di jaringan lambat.
      </p>
      <h2>Seberapa jauh kami memenuhinya</h2>
      <p>
        Kami mengikuti pedoman WCAG 2.2 tingkat AA. Situs ini memenuhi sebagian besar pedoman itu. Yang belum,
        atau belum kami ketahui, kami sebutkan di bawah.
      </p>
      <Tested />
      <Missing />
      <h2>Menemukan hambatan?</h2>
      <p>
        Tulis kepada <a href={`mailto:${contact.email}`}>{contact.email}</a> atau kirim pesan ke{' '}
        <a href={contact.hotline.href} rel="noopener noreferrer">
          {contact.hotline.label}
        </a>
        . Sebutkan halaman dan alat yang Anda pakai. Kami menjawab paling lambat dalam{' '}
        {contact.answerWithinDays} hari kerja, dan membantu Anda mendapat layanan atau dokumen itu dengan cara
        lain sementara kami memperbaikinya.
      </p>
      <p>Anda juga dapat datang ke {contact.address}; petugas membantu mengisi formulir.</p>
    </article>
  );
}

const count = (number: number): string => number.toLocaleString('id-ID');
const list = (items: readonly string[]): string => new Intl.ListFormat('id-ID').format(items);

function Tested() {
  const widths = list(axe.widths.map(String));
  return (
    <>
      <h2>Apa yang diuji, dan bagaimana</h2>
      <ul>
        <li>
          Pada {longDate(Date.parse(axe.date))}, alat axe {axe.axe} memeriksa {axe.views} tampilan: semua
          halaman dan jendela, dan {axe.scenarios} keadaan seperti jaringan putus, data kosong, atau gambar
          gagal dimuat. Masing-masing pada lebar {widths} piksel, dengan tampilan biasa, gelap, warna paksa,
          gerak dikurangi, dan teks dua kali lebih besar. Dalam {count(axe.checks)} pemeriksaan ditemukan{' '}
          {count(axe.violations)} pelanggaran.
        </li>
        {axe.undecided > 0 && (
          <li>
            Kontras tulisan di atas gambar tidak dapat dibaca alat itu, {count(axe.undecided)} kali. Yang
            terlihat di layar kami ukur pada gambarnya sendiri.
          </li>
        )}
        <li>
          Setiap perubahan situs diuji dengan papan tik saja: setiap tombol dan tautan dapat dicapai dan
          ditinggalkan, fokusnya terlihat, dan kembali ke tempatnya sesudah jendela ditutup.
        </li>
        <li>
          Pada {longDate(Date.parse(browsers.date))}, hal-hal terpenting yang dilakukan pengunjung dicoba di
          beberapa peramban:{' '}
          {list(
            browsers.browsers.map(
              ({ version, passed, failed }) => `${version} (${passed} dari ${passed + failed} berhasil)`,
            ),
          )}
          .
        </li>
        <li>
          Peramban tertua yang didukung: Chrome dan WebView 111, Safari 16.4, Firefox 115. Pada yang lebih
          tua, halaman tetap menampilkan layanan, syarat, dan kontak.
        </li>
      </ul>
    </>
  );
}

function Missing() {
  return (
    <>
      <h2>Apa yang belum</h2>
      <ul>
        <li>
          Situs ini belum diuji bersama penyandang disabilitas, dan belum dengan pembaca layar seperti NVDA,
          VoiceOver, atau TalkBack. Yang kami periksa adalah susunan dan nama yang mereka bacakan.
        </li>
        <li>
          Dokumen panduan (PDF) belum bertanda untuk pembaca layar, dan hurufnya tidak ikut membesar. Di
          penampil Panduan, teks tiap halaman dapat dibacakan, dan halamannya diperbesar dengan tombol
          Perbesar.
        </li>
        <li>
          Produk hukum adalah berkas yang kami terima; sebagian mungkin hasil pindai tanpa teks. Mintalah
          isinya lewat hotline.
        </li>
        <li>
          Foto galeri disebut dengan nama album dan nomornya, bukan dengan apa yang terlihat di dalamnya.
        </li>
        <li>
          Pada layar ponsel, tombol gambar utama terlihat di atas daftar tugas, tetapi dicapai sesudahnya.
        </li>
        <li>Video tidak memiliki deskripsi suara.</li>
        <li>Tanpa JavaScript, artikel dan foto tidak dapat dibuka; layanan, syarat, dan kontak tetap ada.</li>
        <li>
          Di peramban lain selain Chromium, beberapa hal yang dicoba belum berhasil; jumlahnya tertulis di
          atas.
        </li>
        <li>Peta, portal layanan, dan situs lain yang ditautkan tidak termasuk dalam pernyataan ini.</li>
        <li>Situs ini hanya tersedia dalam bahasa Indonesia.</li>
      </ul>
    </>
  );
}
