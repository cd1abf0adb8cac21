import { INTERACTIONS, type ServiceCard, SPATIAL_SERVICES } from '../../domain/services/services.ts';
import { PRIORITY_SERVICE_IDS, PRIORITY_TITLES, priorityTerms } from '../../domain/services/terms.ts';
import { useDependencies } from '../dependencies.tsx';

/**
 * The services with their requirements and the ways in, for a page without its application, where no dialog can open
 * (spec §2 Served page). The build writes them; the application has none of it.
 */
export function PlainServices() {
  const { links, services } = useDependencies().config;
  return (
    <div className="plain-services">
      <p className="old-browser">
        Peramban ini sudah lama, jadi halaman ini tampil sederhana. Semua tautan dan kontak tetap dapat
        dipakai.
      </p>
      <p>
        Tanpa JavaScript, buka langsung: <a href="/admin">Layanan Tata Ruang</a>,{' '}
        <a href="/peta">Peta Kota</a>, <a href="/admin/data-requests">Permohonan Data</a>.
      </p>
      <div className="plain-services__lists">
        <Services title="Layanan Tata Ruang" services={SPATIAL_SERVICES} />
        <div>
          {PRIORITY_SERVICE_IDS.map((service) => {
            const { rules, note } = priorityTerms(services[service].priority);
            return (
              <div key={service}>
                <h3>{`Syarat ${PRIORITY_TITLES[service]}`}</h3>
                <ul>
                  {[...rules, note].map((rule) => (
                    <li key={rule}>{rule}</li>
                  ))}
                </ul>
              </div>
            );
          })}
          <p>
            <a href={links.requirementsGuide}>Panduan persyaratan</a> (PDF)
          </p>
        </div>
        <Services title="Interaksi Tata Ruang" services={INTERACTIONS} />
      </div>
    </div>
  );
}

function Services({ title, services }: { title: string; services: readonly ServiceCard[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {services.map(({ id, name, description }) => (
          <li key={id}>
            <a href="/admin">{name}</a>
            {`: ${description}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
