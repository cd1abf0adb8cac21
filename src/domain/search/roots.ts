/**
 * Roots of the field's words. If removing affixes leaves one of them, it is the root, whatever else could be removed.
 * Where a nasal has replaced a root's first letter ('menata', 'memetakan'), only such a list can restore it.
 */
export const ROOTS: ReadonlySet<string> = new Set(
  `adu aju alih ambil antar antre arah arsip atur awas bagi bangun bantu bayar beli beri biaya buat buka
  bukti butuh cari cetak daftar dampak dasar data dengar denda desa dinas duduk foto gambar ganti guna hak hasil
  hitung hubung huni ikut informasi isi izin jadwal jalan jawab jual kaji kantor kawasan kelola kembang kena
  kerja kirim konsultasi kota kuasa kuat kumpul kunjung laku langgar lapor larang laut layan lengkap lestari letak
  lihat lindung lingkung lokasi lurah camat manfaat masuk maket minta milik mohon mukim musyawarah naik nyata
  olah pakai pantai pantau pasar peta pecah pilih pinjam potret proses putus rapat rawan rencana rinci ruang
  rumah rusak saji sah sampai saran sawah sedia sempadan sengketa sertipikat sesuai setuju siap simpan susun
  syarat tahan tanah tanam tanda tanya tapak tata tebang teliti tentu terang terbit tetap tinggi tinjau tulis
  tumbuh tunggu tunjuk turun tutup ubah uji ukur umum undang unduh unggah untuk urai urus usaha usul wakil warga
  warna wilayah zona`.split(/\s+/),
);
