import { useSelector } from '@xstate/react';
import * as sharedTexts from '../../domain/shared/texts.ts';
import * as texts from '../../domain/staff/texts.ts';
import { useDependencies } from '../dependencies.tsx';
import { dialogName } from '../dialog-names.ts';
import { from } from '../shared/breakpoints.ts';
import { DialogFrame } from '../shared/dialog-frame.tsx';
import { EmptyState } from '../shared/empty-state.tsx';
import { Icon } from '../shared/icon.tsx';
import { NewTabLink } from '../shared/new-tab-link.tsx';
import { Notice } from '../shared/notice.tsx';
import { RemoteImage } from '../shared/remote-image.tsx';
import { Loading, Skeleton } from '../shared/skeleton.tsx';
import './profile-dialog.scss';

/** The staff profile dialog: the first profile only, and how to reach the office (spec §2 Staff profile dialog). */
export function ProfileDialog({ onClose }: { onClose: () => void }) {
  const { site, config } = useDependencies();
  const failed = useSelector(site.profile, (snapshot) => snapshot.matches('failed'));

  return (
    <DialogFrame {...dialogName('profile', config.centre)} foot={<ContactUs />} onClose={onClose}>
      {failed && (
        <Notice
          kind="copy"
          title={texts.failedTitle}
          detail={texts.failedText}
          action={{ label: sharedTexts.retry, onAct: () => site.profile.send({ type: 'feed.retried' }) }}
        />
      )}
      <ProfileView />
    </DialogFrame>
  );
}

function ProfileView() {
  const { site, images } = useDependencies();
  const profile = useSelector(site.profile, (snapshot) => snapshot.context.profiles[0]);
  const settled = useSelector(
    site.profile,
    (snapshot) => snapshot.matches('loaded') || snapshot.matches('failed'),
  );

  if (!settled) {
    return (
      <div className="profile">
        <div className="profile__photo">
          <Skeleton shape="banner" />
        </div>
        <Loading text={texts.loading} />
      </div>
    );
  }
  if (profile === undefined) {
    return <EmptyState drawing="page" title={texts.emptyTitle} />;
  }
  return (
    <article className="profile">
      <div className="profile__photo">
        <RemoteImage
          source={images.portrait(profile.imageUrl)}
          alt={profile.name}
          sizes={`${from('s')} 50vh, 100vw`}
          width={700}
          height={800}
          substitute={profile.name}
        />
      </div>
      <div className="profile__words">
        <h3 className="profile__name" translate="no">
          {profile.title}
        </h3>
        <p>{profile.description}</p>
        {profile.category && <p className="profile__category">{profile.category}</p>}
      </div>
    </article>
  );
}

function ContactUs() {
  const { customerService, website } = useDependencies().config.contact;
  return (
    <div className="profile-contact">
      <h3 className="profile-contact__title">{texts.contactTitle}</h3>
      <a href={customerService.href}>
        <Icon name="phone" />
        <span translate="no">{customerService.label}</span>
      </a>
      <NewTabLink href={website.href}>
        <Icon name="compass" />
        <span translate="no">{website.label}</span>
      </NewTabLink>
    </div>
  );
}
