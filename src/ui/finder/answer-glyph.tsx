import '../shared/icon.scss';

// By the id of an answer, in a box of 24.
const PATHS: Readonly<Record<string, string>> = {
  rumah: 'M4 10.500 12 4l8 6.500V20H4zM9 20v-5l3-2.500 3 2.500v5',
  usaha:
    'M4 4h16l1 6H3zM5 10v10h14V10M9 20v-6h6v6M3 10c1 2 4 2 4.500 0 1 2 3.500 2 4.500 0 1 2 3.500 2 4.500 0 .5 2 3.500 2 4.500 0',
  perumahan: 'M2 12l5-5 5 5v8H2zM12 12l5-5 5 5v8H12M5 20v-4h4v4M15 20v-4h4v4',
  bersama: 'M5 20v-7a7 7 0 0 1 14 0v7M2 20h20M12 6V3M10 20v-4h4v4',
  belum: 'M4 4h11l5 5v11H4zM4 12h16M11 4v16M11 16h9',
  sertipikat: 'M6 3h8l5 5v13H6zM14 3v5h5M9 13h7M9 17h7',
  tanpa: 'M6 3h8l5 5v13H6zM14 3v5h5M10 13l5 5M15 13l-5 5',
  gabungan: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  rendah: 'M5 21V11h14v10M5 16h14M3 21h18M11 21v-3h2v3',
  tinggi: 'M6 21V3h12v18M3 21h18M6 8h12M6 12.500h12M6 17h12',
  banyak: 'M3 21V12h6v9M9 21V5h6v16M15 21V9h6v12M2 21h20',
  keluarga:
    'M9 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7M2.500 20v-1.500c0-2.500 2.500-4.500 6.500-4.500s6.500 2 6.500 4.500V20',
  pelanggan: 'M4 8h16v12H4zM9 8V5h6v3M4 13h16',
  warga:
    'M9 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7M2.500 20v-1.500c0-2.500 2.500-4.500 6.500-4.500s6.500 2 6.500 4.500V20M16 4.300a3.500 3.500 0 0 1 0 6.400M18 14.300c2 .7 3.500 2 3.500 4.200V20',
};

/** The drawing of an answer; the words beside it say the same. */
export function AnswerGlyph({ name }: { name: string }) {
  return (
    <svg className="icon finder-answer__glyph" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
