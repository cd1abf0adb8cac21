import * as texts from '../../../domain/about/texts.ts';
import { dataTitle } from '../../../domain/map/catalogue-texts.ts';
import type { DataFile, DataSet, MapData, NoDownload } from '../../../domain/map/data-set.ts';
import { longDate } from '../../../domain/shared/indonesian-date.ts';
import { unbroken } from '../../../domain/shared/unbroken.ts';
import { useDependencies } from '../../dependencies.tsx';
import { Icon } from '../../shared/icon.tsx';
import { NewTabLink } from '../../shared/new-tab-link.tsx';

/** All data of the map with what is known of each, and its files (spec §2 Map data). */
export function DataList({ data: { groups } }: { data: MapData }) {
  const { office } = useDependencies().config;
  const isLicenceMissing = groups.some(({ sets }) => sets.some(({ licence }) => licence === undefined));
  return (
    <>
      <h1>{dataTitle}</h1>
      <p className="statement__lead">{texts.dataLead(office.name)}</p>
      <p>{texts.dataNotice}</p>
      {isLicenceMissing && <p>{texts.dataLicenceNotice}</p>}
      <p>
        <a className="inner__link" href="/peta/">
          {texts.dataOnMap}
        </a>
      </p>
      {groups.map(({ name, sets }) => (
        <section className="inner__wide" key={name} aria-label={name}>
          <h2>{name}</h2>
          <ul className="data-sets">
            {sets.map((set) => (
              <DataRow key={set.id} set={set} />
            ))}
          </ul>
        </section>
      ))}
      <h2>{texts.csvTitle}</h2>
      <ul>
        {[texts.csvEncoding, texts.csvPlaces, texts.csvFormulas, texts.csvAddresses].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  );
}

function DataRow({ set }: { set: DataSet }) {
  const { id, name, description, date, origin, licence, files, missing } = set;
  return (
    <li className="data-set" id={id}>
      <div>
        <h3>{name}</h3>
        <p>{description}</p>
      </div>
      <dl>
        <Fact name={texts.dataDate}>
          {date === undefined ? (
            texts.unknown
          ) : (
            <time dateTime={date}>{unbroken(longDate(Date.parse(date)))}</time>
          )}
        </Fact>
        <Fact name={texts.dataOrigin}>{unbroken(origin)}</Fact>
        <Fact name={texts.dataLicence}>
          {licence?.url === undefined ? (
            (licence?.name ?? texts.unknown)
          ) : (
            <NewTabLink href={licence.url}>{licence.name}</NewTabLink>
          )}
        </Fact>
        {set.count !== undefined && <Fact name={texts.dataContent}>{countWords(set, set.count)}</Fact>}
      </dl>
      {missing === undefined ? (
        <ul className="data-set__files">
          {files.map((file) => (
            <li key={file.kind}>
              <DataLink file={file} name={name} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="data-set__none">{MISSING[missing]}</p>
      )}
    </li>
  );
}

const Fact = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

function DataLink({ file: { kind, address, bytes }, name }: { file: DataFile; name: string }) {
  return (
    <a className="data-set__file" href={address} download>
      <Icon name="download" size="text" />
      <span>
        <span className="visually-hidden">{`${texts.downloadLabel(name)} `}</span>
        <strong>{KINDS[kind]}</strong> <small>{texts.fileSize(bytes)}</small>
      </span>
    </a>
  );
}

const KINDS = { geojson: 'GeoJSON', csv: 'CSV' } as const;

const MISSING: Readonly<Record<NoDownload, string>> = {
  off: texts.downloadOff,
  elsewhere: texts.downloadElsewhere,
  unmade: texts.downloadUnmade,
};

// A table has rows, a layer features.
const countWords = ({ files }: DataSet, count: number): string =>
  files.some(({ kind }) => kind === 'geojson') ? texts.featureCount(count) : texts.rowCount(count);
