import { Lightbox } from './gallery/lightbox.tsx';
import { Guide } from './guide/guide.tsx';
import { InteractionDialog } from './interaction/interaction-dialog.tsx';
import { MapDialog } from './map/map-dialog.tsx';
import { ArticleDialog } from './news/article-dialog.tsx';
import { ServicesDialog } from './services/services-dialog.tsx';
import { TermsDialog } from './services/terms-dialog.tsx';
import { useDialog } from './shared/use-dialog.ts';
import { ProfileDialog } from './staff/profile-dialog.tsx';

/** Every dialog of the page; each shows by its own region of the dialogs machine. */
export function Dialogs() {
  const [services, closeServices] = useDialog('services');
  const [map, closeMap] = useDialog('map');
  const [interaction, closeInteraction] = useDialog('interaction');
  const [itrTerms, closeItrTerms] = useDialog('itrTerms');
  const [krkTerms, closeKrkTerms] = useDialog('krkTerms');
  const [profile, closeProfile] = useDialog('profile');
  const [article, closeArticle] = useDialog('article');
  const [lightbox, closeLightbox] = useDialog('lightbox');
  const [guide, closeGuide] = useDialog('guide');
  const terms = (
    <>
      {itrTerms && <TermsDialog service="itr" onClose={closeItrTerms} />}
      {krkTerms && <TermsDialog service="krk" onClose={closeKrkTerms} />}
    </>
  );
  return (
    <>
      {services ? <ServicesDialog onClose={closeServices}>{terms}</ServicesDialog> : terms}
      {map && <MapDialog onClose={closeMap} />}
      {interaction && <InteractionDialog onClose={closeInteraction} />}
      {profile && <ProfileDialog onClose={closeProfile} />}
      {article && <ArticleDialog onClose={closeArticle} />}
      {lightbox && <Lightbox onClose={closeLightbox} />}
      {guide && <Guide onClose={closeGuide} />}
    </>
  );
}
