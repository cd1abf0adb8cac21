import * as texts from '../../domain/footer/texts.ts';
import { ACCESSIBILITY_PATH, PRIVACY_PATH, SITE_MAP_PATH } from '../../domain/navigation/page-paths.ts';
import { channelName } from '../../domain/shared/message.ts';
import * as sharedTexts from '../../domain/shared/texts.ts';
import { useDependencies } from '../dependencies.tsx';
import { from } from '../shared/breakpoints.ts';
import { Icon, type IconName } from '../shared/icon.tsx';
import { OfficeMark } from '../shared/marks.tsx';
import { OfficeName } from '../shared/office-name.tsx';
import { WideImage } from '../shared/wide-image.tsx';
import { OpeningHoursTable } from './opening-hours.tsx';
import './footer.scss';

const SOCIAL_NAMES = {
  facebook: texts.facebook,
  instagram: texts.instagram,
  youtube: texts.youtube,
  tiktok: texts.tiktok,
} as const;

interface FooterProps {
  /** Whether it ends a page other than the landing page: low, without its picture. */
  readonly inner?: boolean;
  /** False where the page has said the hours already. */
  readonly hours?: boolean;
}

/** Address, hotline, e-mail, consultation, hours and social icons without links (spec §2 Footer). */
export function Footer({ inner = false, hours = true }: FooterProps) {
  const { office, centre, contact, social, footerYear } = useDependencies().config;
  const { hotline, customerService } = contact;
  const isCall = hotline.href.startsWith('tel:');
  const hasPhone = isCall || customerService.href.startsWith('tel:');
  const contacts: readonly { icon: IconName; title: string; text: string; href?: string }[] = [
    { icon: 'pin', title: sharedTexts.officeAddress, text: contact.address },
    ...(hasPhone && !isCall
      ? [
          {
            icon: 'phone' as const,
            title: channelName(customerService.href),
            text: customerService.label,
            href: customerService.href,
          },
        ]
      : []),
    {
      icon: isCall ? 'phone' : 'chat',
      title: channelName(hotline.href),
      text: hotline.label,
      href: hotline.href,
    },
    { icon: 'mail', title: sharedTexts.email, text: contact.email, href: `mailto:${contact.email}` },
    { icon: 'video', title: sharedTexts.consultationShort, text: contact.consultation },
  ];
  return (
    <footer className={`footer${inner ? ' footer--inner' : ''}`} id="footer">
      <div className="wrap footer__grid">
        <div className="footer__hours">
          <h2 className="footer__title">{hasPhone ? texts.titleWithPhone : texts.titleWithoutPhone}</h2>
          {hours && <OpeningHoursTable />}
        </div>
        <address className="footer__ways">
          {contacts.map((each) => (
            <div className="footer__way" key={each.title}>
              <Icon name={each.icon} size="box" />
              <div>
                <h3 className="footer__way-title">{each.title}</h3>
                {each.href ? (
                  <a href={each.href} rel="noopener noreferrer" translate="no">
                    {each.text}
                  </a>
                ) : (
                  <p translate={each.icon === 'pin' ? 'no' : undefined}>{each.text}</p>
                )}
              </div>
            </div>
          ))}
        </address>
      </div>
      {!inner && (
        <div className="footer__art" aria-hidden="true">
          <WideImage src="/art/foot.webp" width={2000} height={420} sizes={`${from('m')} 100vw, 640px`} />
        </div>
      )}
      <div className="wrap footer__end">
        <p className="footer__office">
          <OfficeMark of={office} inverse />
          <span>
            <OfficeName office={office} />
          </span>
        </p>
        <p>
          <span>{`© ${footerYear} ${centre.abbreviation}. ${centre.tagline}. `}</span>
          <br />
          <span className="footer__pages">
            <a className="footer__statement" href={ACCESSIBILITY_PATH}>
              {sharedTexts.accessibility}
            </a>
            <a className="footer__statement" href={PRIVACY_PATH}>
              {sharedTexts.privacy}
            </a>
            <a className="footer__statement" href={SITE_MAP_PATH}>
              {sharedTexts.siteMap}
            </a>
          </span>
        </p>
        <ul className="footer__social" aria-label={texts.socialLabel}>
          {social.map((network) => (
            <li key={network} title={SOCIAL_NAMES[network]}>
              <Icon name={network} size="text" />
              <span className="visually-hidden">{SOCIAL_NAMES[network]}</span>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
