import { InteractionDialog } from './interaction/interaction-dialog.tsx';
import { MapDialog } from './map/map-dialog.tsx';
import { ServicesDialog } from './services/services-dialog.tsx';
import { TermsDialog } from './services/terms-dialog.tsx';
import { useDialog } from './shared/use-dialog.ts';
import { ProfileDialog } from './staff/profile-dialog.tsx';

/** Every dialog of the page; each shows by its own region of the modals machine. */
export function Dialogs() {
  const [services, closeServices] = useDialog('services');
  const [map, closeMap] = useDialog('map');
  const [interaction, closeInteraction] = useDialog('interaction');
  const [itrTerms, closeItrTerms] = useDialog('itrTerms');
  const [krkTerms, closeKrkTerms] = useDialog('krkTerms');
  const [profile, closeProfile] = useDialog('profile');
  return (
    <>
      {services && <ServicesDialog onClose={closeServices} />}
      {map && <MapDialog onClose={closeMap} />}
      {interaction && <InteractionDialog onClose={closeInteraction} />}
      {itrTerms && <TermsDialog service="itr" onClose={closeItrTerms} />}
      {krkTerms && <TermsDialog service="krk" onClose={closeKrkTerms} />}
      {profile && <ProfileDialog onClose={closeProfile} />}
    </>
  );
}
