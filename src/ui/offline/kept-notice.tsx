import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { dateTimeStamp } from '../../domain/shared/indonesian-date.ts';
import { useDependencies } from '../dependencies.tsx';
import { Icon } from '../shared/icon.tsx';
import './kept-notice.scss';

const NAMES: Readonly<Record<string, string>> = {
  banners: 'Gambar utama',
  'legal-products': 'Produk hukum',
  staff: 'Profil',
};

/** Says that there is no network, and how old each part of what is shown is (spec §2 Offline). */
export function KeptNotice({ kept }: { kept: Readonly<Record<string, number>> }) {
  const { news, gallery } = useDependencies().site;
  const newsAt = useSelector(news, (snapshot) => snapshot.context.updatedAt);
  const galleryAt = useSelector(gallery, (snapshot) => snapshot.context.updatedAt);
  const [isClosed, setClosed] = useState(false);
  if (isClosed) return null;
  const parts = [
    ...Object.entries(kept).map(([feed, at]) => [NAMES[feed] ?? feed, at] as const),
    ['Berita', newsAt] as const,
    ['Galeri', galleryAt] as const,
  ];
  return (
    <aside className="kept-notice" aria-label="Tanpa jaringan">
      <Icon name="clock" size="large" />
      <div role="status">
        <p className="kept-notice__title">Anda sedang tanpa jaringan. Ini isi terakhir yang tersimpan.</p>
        <dl className="kept-notice__parts">
          {parts.map(
            ([name, at]) =>
              at !== undefined && (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{dateTimeStamp(at)}</dd>
                </div>
              ),
          )}
        </dl>
      </div>
      <button type="button" className="button button--ink" onClick={() => setClosed(true)}>
        Tutup
      </button>
    </aside>
  );
}
