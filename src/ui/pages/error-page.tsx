import { Icon } from '../shared/icon.tsx';
import { OfficeContact } from './office-contact.tsx';
import { PanelPage } from './panel-page.tsx';

/** The fallback of spec §2 Routes: for a path that nothing answers, and for an error while rendering. */
export function ErrorPage({ missing }: { missing: boolean }) {
  return (
    <PanelPage {...(missing && { code: '404' })} title="Unexpected Application Error!">
      <p>
        {missing
          ? 'Alamat ini tidak ada di peta kami. Mungkin tautannya sudah pindah.'
          : 'Halaman ini gagal ditampilkan. Coba muat ulang, atau hubungi kami.'}
      </p>
      <OfficeContact />
      <p className="panel-page__actions">
        <a className="button" href="/home">
          Kembali ke Beranda
          <Icon name="arrow-right" size="text" />
        </a>
      </p>
    </PanelPage>
  );
}
