import { type AskingBuild, askedItems } from '../../../domain/privacy/asked.ts';
import { type StorageArea, type StoringBuild, storedItems } from '../../../domain/privacy/stored.ts';
import * as texts from '../../../domain/privacy/texts.ts';
import * as sharedTexts from '../../../domain/shared/texts.ts';
import { useDependencies } from '../../dependencies.tsx';

/** What the page says of a build. */
export type PrivacyBuild = StoringBuild & AskingBuild;

/** What is stored in the browser, what is asked of others, and what a visitor sends (spec §2 Privacy). */
export function PrivacyText({ build }: { build: PrivacyBuild }) {
  const { origin, contact } = useDependencies().config;
  return (
    <>
      <h1>{sharedTexts.privacy}</h1>
      <p className="statement__lead">{texts.lead}</p>
      <h2>{texts.storedTitle}</h2>
      <p>{texts.storedText}</p>
      <StoredTable build={build} />
      <h2>{texts.clearTitle}</h2>
      <p>{texts.clearText(hostOf(origin))}</p>
      <h2>{texts.askedTitle}</h2>
      <Asked build={build} />
      <h2>{texts.pressedTitle}</h2>
      <ul>
        <li>{texts.pressedLinks}</li>
        <li>{texts.pressedMessages}</li>
        <li>
          {build.portalUrl === '' ? texts.pressedNoPortal : texts.pressedPortal(hostOf(build.portalUrl))}
        </li>
        {build.mapUrl !== '' && <li>{texts.pressedMap(hostOf(build.mapUrl))}</li>}
      </ul>
      {build.mapUrl === '' && (
        <>
          <h2>{texts.placeTitle}</h2>
          <p>{texts.placeText}</p>
          <p>{texts.placeParcel}</p>
        </>
      )}
      <h2>{texts.serverTitle}</h2>
      <p>{texts.serverText}</p>
      <h2>{texts.questionsTitle}</h2>
      <p>
        {sharedTexts.writeTo} <a href={`mailto:${contact.email}`}>{contact.email}</a>
        <span>.</span>
      </p>
    </>
  );
}

const hostOf = (address: string): string => new URL(address).host;

const AREAS: Readonly<Record<StorageArea, string>> = {
  local: texts.storedInLocal,
  session: texts.storedInSession,
  cache: texts.storedInCache,
  database: texts.storedInDatabase,
};

function StoredTable({ build }: { build: StoringBuild }) {
  return (
    <table className="stored">
      <thead>
        <tr>
          <th scope="col">{texts.storedWhy}</th>
          <th scope="col">{texts.storedUntil}</th>
          <th scope="col">{texts.storedName}</th>
        </tr>
      </thead>
      <tbody>
        {storedItems(build).map(({ key, area, why, until }) => (
          <tr key={key}>
            <td>{why}</td>
            <td>{until}</td>
            <td>
              <code translate="no">{key}</code> <small>{texts.storedIn(AREAS[area])}</small>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Asked({ build }: { build: AskingBuild }) {
  const items = askedItems(build.hosts);
  if (items.length === 0) return <p>{texts.askedNothing}</p>;
  return (
    <>
      <p>{texts.askedText}</p>
      <ul>
        {items.map(({ what, hosts }) => (
          <li key={what}>
            <span>{`${what}: `}</span>
            <span translate="no">{hosts.map(hostOf).join(', ')}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
