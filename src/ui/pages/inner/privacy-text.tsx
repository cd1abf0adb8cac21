import { type AskingBuild, askedItems } from '../../../domain/privacy/asked.ts';
import { type KeepingBuild, type StoragePlace, storedItems } from '../../../domain/privacy/stored.ts';
import * as texts from '../../../domain/privacy/texts.ts';
import { useDependencies } from '../../dependencies.tsx';

/** What of a build the page tells. */
export type PrivacyBuild = KeepingBuild & AskingBuild;

/** What is stored in the browser, what is asked of others, and what a visitor sends (spec §2 Privacy). */
export function PrivacyText({ build }: { build: PrivacyBuild }) {
  const { origin, contact } = useDependencies().config;
  return (
    <>
      <h1>{texts.privasi}</h1>
      <p className="statement__lead">{texts.situsDapatDipakaiTanpa}</p>
      <h2>{texts.apaYangDisimpan}</h2>
      <p>{texts.semuanyaTetapDiPerangkat}</p>
      <StoredTable build={build} />
      <h2>{texts.caraMenghapus}</h2>
      <p>{texts.hapusDataSitus(hostOf(origin))}</p>
      <h2>{texts.apaYangDimintaDariPihak}</h2>
      <Asked build={build} />
      <h2>{texts.yangTerbukaBilaDitekan}</h2>
      <ul>
        <li>{texts.tautanKeLuar}</li>
        <li>{texts.pesanWhatsApp}</li>
        <li>
          {build.portalUrl === ''
            ? texts.portalBelumTerhubung
            : texts.portalPunyaAturan(hostOf(build.portalUrl))}
        </li>
        {build.mapUrl !== '' && <li>{texts.petaLainPunyaAturan(hostOf(build.mapUrl))}</li>}
      </ul>
      {build.mapUrl === '' && (
        <>
          <h2>{texts.letakAnda}</h2>
          <p>{texts.letakHanyaBila}</p>
          <p>{texts.nomorPersilDiAlamat}</p>
        </>
      )}
      <h2>{texts.catatanServer}</h2>
      <p>{texts.penyediaServer}</p>
      <h2>{texts.bertanya}</h2>
      <p>
        {texts.tulisKepada} <a href={`mailto:${contact.email}`}>{contact.email}</a>
        <span>.</span>
      </p>
    </>
  );
}

const hostOf = (address: string): string => new URL(address).host;

const PLACES: Readonly<Record<StoragePlace, string>> = {
  local: texts.penyimpananLokal,
  session: texts.penyimpananTab,
  cache: texts.simpananBerkas,
  database: texts.basisData,
};

function StoredTable({ build }: { build: KeepingBuild }) {
  return (
    <table className="stored">
      <thead>
        <tr>
          <th scope="col">{texts.untukApa}</th>
          <th scope="col">{texts.sampaiKapan}</th>
          <th scope="col">{texts.nama}</th>
        </tr>
      </thead>
      <tbody>
        {storedItems(build).map(({ key, place, why, until }) => (
          <tr key={key}>
            <td>{why}</td>
            <td>{until}</td>
            <td>
              <code translate="no">{key}</code> <small>{texts.di(PLACES[place])}</small>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Asked({ build }: { build: AskingBuild }) {
  const items = askedItems(build.hosts);
  if (items.length === 0) return <p>{texts.tidakAdaYangDiminta}</p>;
  return (
    <>
      <p>{texts.pihakIniMelihat}</p>
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
