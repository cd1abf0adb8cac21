import { AccessibilityStatement } from './accessibility-statement.tsx';
import { InnerPage } from './inner/inner-page.tsx';

/** The statement on accessibility (spec §2 Accessibility statement). */
export function AccessibilityPage() {
  return (
    <InnerPage id="accessibility">
      <AccessibilityStatement />
    </InnerPage>
  );
}
