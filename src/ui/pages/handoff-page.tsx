import { useEffect } from 'react';
import { type HandoffRoute, handoffAddress } from '../../domain/navigation/handoff.ts';
import * as texts from '../../domain/pages/texts.ts';
import { applicationHelp } from '../../domain/services/application-steps.ts';
import { handoffTitle } from '../../domain/services/offered.ts';
import { useDependencies } from '../dependencies.tsx';
import { Icon } from '../shared/icon.tsx';
import { PageFeedback } from '../shared/page-feedback.tsx';
import { ParcelList } from '../shared/parcel-list.tsx';
import { ParcelStrip, useParcel } from '../shared/parcel-strip.tsx';
import { HandoffMessages, HandoffOffice, HandoffSteps } from './handoff-help.tsx';
import { HomeLink, PanelPage } from './panel-page.tsx';

/**
 * A path that leads out of the site (contract "Addresses"): goes on to the configured portal or map, otherwise shows a
 * page that names the service, says what to do instead, how to reach the office, and that it is not connected here.
 */
export function HandoffPage({ route }: { route: HandoffRoute }) {
  const { handoff, config } = useDependencies();
  const target = handoffAddress(route, handoff);
  const parcel = useParcel();
  const panel = {
    title: handoffTitle(config.services, route),
    ...(route.kind === 'map' && { tab: 'peta' as const }),
  };

  useEffect(() => {
    const address = handoffAddress(route, handoff, window.location);
    if (address !== undefined) window.location.replace(address);
  }, [route, handoff]);

  if (target !== undefined) {
    return (
      <PanelPage {...panel}>
        <p>{texts.andaSedangDiarahkanKe}</p>
        <a className="button" href={target} rel="noopener">
          <span>{texts.lanjutkan}</span>
          <Icon name="arrow-right" size="text" />
        </a>
      </PanelPage>
    );
  }
  const help = applicationHelp(route.subject, config.services, config.guidePages, parcel);
  return (
    <PanelPage {...panel} beside={<HandoffOffice meanwhile={help.meanwhile} />}>
      <ParcelStrip />
      <ParcelList />
      {route.subject === 'any' && <HandoffMessages />}
      <HandoffSteps {...help} />
      <HomeLink />
      <PageFeedback title={panel.title} path={route.path} />
    </PanelPage>
  );
}
