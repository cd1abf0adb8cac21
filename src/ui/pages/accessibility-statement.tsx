import axe from '../../../docs/accessibility.json' with { type: 'json' };
import browsers from '../../../docs/browsers.json' with { type: 'json' };
import * as texts from '../../domain/pages/texts.ts';
import { longDate } from '../../domain/shared/indonesian-date.ts';
import * as sharedTexts from '../../domain/shared/texts.ts';
import { useDependencies } from '../dependencies.tsx';

/**
 * What is accessible on this site, how that was tested, what is not, and whom to tell (spec §2 Accessibility
 * statement). A test writes the figures of axe, so that they cannot become outdated unnoticed; what was tried in which browser is a
 * record with its date.
 */
export function AccessibilityStatement() {
  const { office, contact } = useDependencies().config;
  return (
    <>
      <h1>{sharedTexts.accessibility}</h1>
      <p className="statement__lead">{texts.statementLead(office.name)}</p>
      <h2>{texts.conformanceTitle}</h2>
      <p>{texts.conformanceText}</p>
      <Tested />
      <Missing />
      <h2>{texts.barrierTitle}</h2>
      <p>
        {sharedTexts.writeTo} <a href={`mailto:${contact.email}`}>{contact.email}</a> {texts.barrierOrMessage}{' '}
        <a href={contact.hotline.href} rel="noopener noreferrer">
          {contact.hotline.label}
        </a>
        <span>{texts.barrierAnswer(contact.answerWithinDays)}</span>
      </p>
      <p>{texts.barrierVisit(contact.address)}</p>
    </>
  );
}

const list = (items: readonly string[]): string => new Intl.ListFormat('id-ID').format(items);

function Tested() {
  const widths = list(axe.widths.map(String));
  return (
    <>
      <h2>{texts.testedTitle}</h2>
      <ul>
        <li>
          {texts.testedWithAxe({
            date: longDate(Date.parse(axe.date)),
            axe: axe.axe,
            views: axe.views,
            scenarios: axe.scenarios,
            widths,
            checks: axe.checks,
            violations: axe.violations,
          })}
        </li>
        {axe.later.length > 0 && <li>{texts.testedLater(list(axe.later))}</li>}
        {axe.undecided > 0 && <li>{texts.testedContrast(axe.undecided)}</li>}
        <li>{texts.testedKeyboard}</li>
        <li>
          {texts.testedBrowsers({
            date: longDate(Date.parse(browsers.date)),
            browsers: list(
              browsers.browsers.map(({ version, passed, failed }) =>
                texts.browserResult({ browser: version, passed, all: passed + failed }),
              ),
            ),
          })}
        </li>
        <li>{texts.testedOldest}</li>
      </ul>
    </>
  );
}

function Missing() {
  return (
    <>
      <h2>{texts.missingTitle}</h2>
      <ul>
        <li>{texts.missingUserTests}</li>
        <li>{texts.missingPdfTags}</li>
        <li>{texts.missingScannedText}</li>
        <li>{texts.missingPhotoDescriptions}</li>
        <li>{texts.missingPhoneOrder}</li>
        <li>{texts.missingAudioDescription}</li>
        <li>{texts.missingWithoutJavaScript}</li>
        <li>{texts.missingOtherBrowsers}</li>
        <li>{texts.missingOtherSites}</li>
        <li>{texts.missingLanguages}</li>
      </ul>
    </>
  );
}
