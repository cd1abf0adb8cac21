import { build } from 'virtual:site-facts';
import { InnerPage } from './inner/inner-page.tsx';
import { PrivacyText } from './inner/privacy-text.tsx';

/** What the site stores, asks and sends (spec §2 Privacy). */
export function PrivacyPage() {
  return (
    <InnerPage id="privacy">
      <PrivacyText build={build} />
    </InnerPage>
  );
}
