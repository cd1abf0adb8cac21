import { useEffect } from 'react';
import { type HandoffRoute, handoffAddress } from '../../domain/navigation/handoff.ts';
import * as texts from '../../domain/pages/texts.ts';
import { choicesOf } from '../../domain/services/choices.ts';
import { handoffTitle } from '../../domain/services/offered.ts';
import { useDependencies } from '../dependencies.tsx';
import { Icon } from '../shared/icon.tsx';
import { HandoffChoices } from './handoff-choice.tsx';
import { HandoffOffice } from './handoff-help.tsx';
import { PanelPage } from './panel-page.tsx';

/**
 * A path that leads out of the site (contract "Addresses"): goes on to the configured portal or map, otherwise shows a
 * page that names the service, says that it is not connected here, what to do instead, and how to reach the office.
 */
export function HandoffPage({ route }: { route: HandoffRoute }) {
  const { handoff, config } = useDependencies();
  const target = handoffAddress(route, handoff);
  const title = handoffTitle(config.services, route);
  const tab = route.kind === 'map' ? ({ tab: 'peta' } as const) : {};

  useEffect(() => {
    const address = handoffAddress(route, handoff, window.location);
    if (address !== undefined) window.location.replace(address);
  }, [route, handoff]);

  if (target !== undefined) {
    return (
      <PanelPage {...tab} title={title}>
        <p>{texts.redirecting}</p>
        <a className="button" href={target} rel="noopener">
          <span>{texts.goOn}</span>
          <Icon name="arrow-right" size="text" />
        </a>
      </PanelPage>
    );
  }
  const own = { name: title, subject: route.subject };
  return (
    <PanelPage {...tab} beside={<HandoffOffice />}>
      <HandoffChoices
        own={own}
        choices={route.path === '/admin' ? choicesOf(config) : []}
        path={route.path}
      />
    </PanelPage>
  );
}
