import type { CityConfig } from '../city-config.ts';
import type { HandoffSubject, InteractionId } from '../shared/handoff-subject.ts';
import type { Message } from '../shared/message.ts';
import { factLines, type ParcelFacts } from '../shared/parcel/parcel-facts.ts';
import { PURPOSE_NAMES, type Purpose, purposeOf } from '../shared/purpose.ts';
import type { SpatialServiceId } from '../shared/spatial-services.ts';
import { offeredServices } from './offered.ts';
import type { GuidePages, OwnService, ServiceFacts, ServiceTable } from './service-table.ts';
import { isOffered } from './service-table.ts';
import { interactionMessage } from './services.ts';
import * as texts from './texts.ts';

/** The target of a step: a dialog of /home by its parameters, a form, or the map, where a parcel is chosen for a purpose. */
export type StepLink =
  | { readonly label: string; readonly panduan: number }
  | { readonly label: string; readonly layanan: 'utama' | 'peta' | SpatialServiceId }
  | { readonly label: string; readonly form: string }
  | { readonly label: string; readonly tujuan: Purpose };

/** One of the steps that a visitor can take where a service is not connected. */
export interface ApplicationStep {
  readonly title: string;
  readonly text: string;
  readonly links: readonly StepLink[];
}

/**
 * The content of a hand-over page (spec §2 Hand-over pages): its question, the steps before the message, and that
 * message.
 */
export interface ApplicationHelp {
  readonly heading: string;
  readonly steps: readonly ApplicationStep[];
  /** The title of the last step, which sends the message. */
  readonly send: string;
  readonly message: Message;
  /** The sentence after 'Layanan ini belum terhubung di situs ini.' */
  readonly meanwhile: string;
  /** What follows, and when; absent where the office has not said. */
  readonly afterwards?: string;
}

/** What of the office's file the help is made of. */
export interface HelpingOffice {
  readonly services: ServiceTable;
  readonly guidePages?: GuidePages;
  readonly contact: Pick<CityConfig['contact'], 'answerWithinDays'>;
}

/**
 * Says what a visitor can do instead, step by step for each subject (spec §2 Hand-over pages).
 * @param subject what the visitor wanted: a further service of the office is its own description
 * @param office what its services need, where its guide explains more, how soon it answers
 * @param parcel the parcel that goes along, which the message names (spec §2 The parcel goes along)
 * @param point where there is none: the words of a point of the map that goes along
 */
export function applicationHelp(
  subject: HandoffSubject | OwnService,
  { services: table, guidePages: pages = {}, contact }: HelpingOffice,
  parcel?: ParcelFacts,
  point?: string,
): ApplicationHelp {
  const land = factLines(parcel);
  if (typeof subject === 'object') return oneService('utama', subject, land);
  switch (subject) {
    case 'login':
      return ASK_ABOUT_ONE;
    case 'data':
      return askForData(pages);
    case 'map':
      return askForAPlace(table, pages, land);
    case 'complaint':
      return { ...complain(contact.answerWithinDays), message: messageOf(subject, parcel, point) };
    case 'consultation':
      return { ...CONSULT, message: messageOf(subject, parcel, point) };
    case 'suggestion':
      return { ...SUGGEST, message: messageOf(subject, parcel, point) };
    case 'any':
      return anyService(table, pages, land);
    default: {
      const facts = table[subject];
      return facts === undefined ? anyService(table, pages, land) : oneService(subject, facts, land);
    }
  }
}

/** What is known of the land, in lines. */
type Land = readonly string[];

function oneService(id: 'utama' | SpatialServiceId, facts: ServiceFacts, land: Land): ApplicationHelp {
  const { abbreviation, documents, form, guidePage } = facts;
  const names = documents.map(({ name }) => name);
  return {
    heading: texts.ajukanDalamTigaLangkah(abbreviation),
    steps: [
      {
        title: texts.siapkanDokumen,
        text: `${names.join(', ')}.`,
        links: [{ label: texts.syarat(abbreviation), layanan: id }, ...inGuide(guidePage)],
      },
      fillIn(form === undefined ? [] : [{ label: texts.formulir(abbreviation), form }]),
    ],
    send: texts.kirimAtauBawaKe,
    message: { subject: texts.permohonan(abbreviation), body: checklist(names, land) },
    meanwhile: texts.permohonanLewatFormulirTetap,
  };
}

function anyService(table: ServiceTable, pages: GuidePages, land: Land): ApplicationHelp {
  const names = sharedDocuments(table);
  const forms = offeredServices(table).flatMap(({ facts: { abbreviation, form } }) =>
    form === undefined ? [] : [{ label: texts.formulir(abbreviation), form }],
  );
  return {
    heading: texts.ajukanPermohonanDalamTiga,
    steps: [
      {
        title: texts.siapkanDokumen,
        text: names.length === 0 ? texts.dokumenMengikutiLayanannya : `${names.join(', ')}.`,
        links: [{ label: texts.syaratTiapLayanan, layanan: 'utama' }, ...inGuide(pages.documents)],
      },
      fillIn(forms),
    ],
    send: texts.kirimAtauBawaKe,
    message: { subject: texts.permohonanBaru, body: checklist(names, land) },
    meanwhile: texts.permohonanLewatFormulirTetap,
  };
}

const fillIn = (forms: readonly StepLink[]): ApplicationStep => ({
  title: texts.isiFormulir,
  text: forms.length === 0 ? texts.mintalahFormulirDiLoket : '',
  links: forms,
});

const inGuide = (page: number | undefined): StepLink[] =>
  page === undefined ? [] : [{ label: texts.panduanHalaman(page), panduan: page }];

function sharedDocuments(table: ServiceTable): string[] {
  const [first = [], ...others] = offeredServices(table).map(({ facts }) =>
    facts.documents.map(({ name }) => name),
  );
  return first.filter((name) => others.every((names) => names.includes(name)));
}

const checklist = (names: readonly string[], land: Land): string =>
  [texts.nama, ...whereItIs(land), texts.dokumenYangSayaLampirkan, ...names.map((name) => `- ${name}`)].join(
    '\n',
  );

const whereItIs = (land: Land): string[] => [texts.letakTanah, ...land.map((line) => `- ${line}`)];

const ASK_ABOUT_ONE: ApplicationHelp = {
  heading: texts.tanyakanPermohonanAndaDalam,
  steps: [
    {
      title: texts.siapkanNomorPermohonan,
      text: texts.nomornyaTertulisPadaTanda,
      links: [{ label: texts.layananDanSyaratnya, layanan: 'utama' }],
    },
    {
      title: texts.siapkanKtpPemohon,
      text: texts.petugasMencocokkanNamaSebelum,
      links: [],
    },
  ],
  send: texts.tanyakanKepadaPetugas,
  message: { subject: texts.kabarPermohonan, body: texts.nomorPermohonanNamaPemohon },
  meanwhile: texts.kabarPermohonanTetapDapat,
};

const askForData = (pages: GuidePages): ApplicationHelp => ({
  heading: texts.mintaDataDalamTiga,
  steps: [
    {
      title: texts.sebutkanData,
      text: texts.namaLapisanWilayahDan,
      links: [{ label: texts.daftarLapisan, layanan: 'peta' }, ...inGuide(pages.data)],
    },
    { title: texts.jelaskanKeperluan, text: texts.tugasSekolahPenelitianAtau, links: [] },
  ],
  send: texts.kirimAtauBawaKe,
  message: { subject: texts.permohonanData, body: texts.dataWilayahTahunKeperluan },
  meanwhile: texts.permohonanDataLewatPesan,
});

const askForAPlace = (table: ServiceTable, pages: GuidePages, land: Land): ApplicationHelp => ({
  heading: texts.ketahuiPeruntukanTanahDalam,
  steps: [
    {
      title: texts.lihatLapisanYangAda,
      text: texts.batasWilayahRtrwRdtr,
      links: [{ label: texts.daftarLapisan, layanan: 'peta' }, ...inGuide(pages.map)],
    },
    isOffered(table, 'itr')
      ? {
          title: texts.mintaInformasiTataRuang,
          text: texts.lembarItrMenyebutZona,
          links: [{ label: texts.syaratItr, layanan: 'itr' }],
        }
      : { title: texts.siapkanLetakTanah, text: texts.alamatNomorPersilAtau, links: [] },
  ],
  send: texts.tanyakanLetakTanahAnda,
  message: {
    subject: texts.peruntukanTanah,
    body: [...whereItIs(land), texts.yangInginSayaKetahui].join('\n'),
  },
  meanwhile: texts.petaDanPeruntukanTanah,
});

const messageOf = (id: InteractionId, parcel: ParcelFacts | undefined, point: string | undefined): Message =>
  interactionMessage({ id, name: PURPOSE_NAMES[purposeOf(id)] }, parcel, point);

const complain = (days: number): Omit<ApplicationHelp, 'message'> => ({
  heading: texts.laporkanDalamEmpatLangkah,
  steps: [
    { title: texts.apaYangAndaLihat, text: texts.misalnyaBangunanYangMelewati, links: [] },
    {
      title: texts.tunjukkanLetaknya,
      text: texts.alamatNomorPersilAtau,
      links: [{ label: texts.pilihDiPeta, tujuan: 'pengaduan' }],
    },
    { title: texts.siapkanFoto, text: texts.fotoDariTepiJalan, links: [] },
  ],
  send: texts.kirimLaporan,
  meanwhile: texts.pengaduanLewatPesan,
  afterwards: texts.pengaduanDijawab(days),
});

const CONSULT: Omit<ApplicationHelp, 'message'> = {
  heading: texts.bicaraDenganPetugasDalam,
  steps: [
    { title: texts.tuliskanYangIngin, text: texts.sebutkanLetakTanahDan, links: [] },
    { title: texts.pilihWaktunya, text: texts.tatapMukaDiLoket, links: [] },
  ],
  send: texts.kirimAtauDatang,
  meanwhile: texts.konsultasiLewatPesan,
};

const SUGGEST: Omit<ApplicationHelp, 'message'> = {
  heading: texts.sampaikanUsulDalam,
  steps: [
    { title: texts.tuliskanUsul, text: texts.sebutkanUsulDanAlasannya, links: [] },
    {
      title: texts.tunjukkanLetaknya,
      text: texts.alamatNomorPersilAtau,
      links: [{ label: texts.pilihDiPeta, tujuan: 'saran' }],
    },
  ],
  send: texts.kirimUsul,
  meanwhile: texts.usulLewatPesan,
};
