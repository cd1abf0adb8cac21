import { facts } from 'virtual:site-facts';
import * as sharedTexts from '../../domain/shared/texts.ts';
import { useDependencies } from '../dependencies.tsx';
import { InnerPage } from './inner/inner-page.tsx';
import { siteGroups } from './inner/site-groups.ts';

/** Everything of the site that has an address, for people (spec §2 Site map). */
export function SiteMapPage() {
  const { config, handoff } = useDependencies();
  const groups = siteGroups({ config, handoff, ...facts });
  return (
    <InnerPage id="siteMap">
      <h1>{sharedTexts.siteMap}</h1>
      {groups.map(({ title, links }) => (
        <section className="inner__wide" key={title} aria-label={title}>
          <h2>{title}</h2>
          <ul className="site-links">
            {links.map((link) => (
              <li key={link.href}>
                <a href={link.href}>{link.title}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </InnerPage>
  );
}
