import { OfficeContact } from './office-contact.tsx';
import { PanelPage, WayHome } from './panel-page.tsx';

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
      <WayHome />
    </PanelPage>
  );
}
