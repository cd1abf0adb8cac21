import * as texts from '../../domain/pages/texts.ts';
import { OfficeContact } from './office-contact.tsx';
import { HomeLink, PanelPage } from './panel-page.tsx';

/** The fallback of spec §2 Routes: for a path that nothing answers, and for an error while rendering. */
export function ErrorPage({ missing }: { missing: boolean }) {
  return (
    <PanelPage {...(missing && { code: '404' })} title={texts.unexpectedApplicationError}>
      <p>{missing ? texts.alamatIniTidakAda : texts.halamanIniGagalDitampilkan}</p>
      <OfficeContact />
      <HomeLink />
    </PanelPage>
  );
}
