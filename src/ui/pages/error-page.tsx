import * as texts from '../../domain/pages/texts.ts';
import { OfficeContact } from './office-contact.tsx';
import { HomeLink, PanelPage } from './panel-page.tsx';

/** The fallback for a path that nothing answers (spec §2 Routes). */
export const MissingPage = () => <Fallback code="404">{texts.notFoundText}</Fallback>;

/** The fallback for an error while rendering (spec §2 Routes). */
export const FailedPage = () => <Fallback>{texts.failedText}</Fallback>;

function Fallback({ code, children }: { code?: string; children: string }) {
  return (
    <PanelPage {...(code && { code })} title={texts.errorTitle}>
      <p>{children}</p>
      <OfficeContact />
      <HomeLink />
    </PanelPage>
  );
}
