import type { CityConfig } from '../city-config.ts';
import type { HandoffSubject, InteractionId } from '../shared/handoff-subject.ts';
import type { Message } from '../shared/message.ts';
import { factLines, type ParcelFacts } from '../shared/parcel/parcel-facts.ts';
import { PURPOSE_NAMES, type Purpose, purposeOf } from '../shared/purpose.ts';
import type { SpatialServiceId } from '../shared/spatial-services.ts';
import * as sharedTexts from '../shared/texts.ts';
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
    heading: texts.applyHeading(abbreviation),
    steps: [
      {
        title: texts.prepareDocuments,
        text: `${names.join(', ')}.`,
        links: [{ label: texts.requirementsOf(abbreviation), layanan: id }, ...inGuide(guidePage)],
      },
      fillIn(form === undefined ? [] : [{ label: sharedTexts.form(abbreviation), form }]),
    ],
    send: texts.sendOrHandIn,
    message: { subject: texts.applySubject(abbreviation), body: checklist(names, land) },
    meanwhile: texts.applyMeanwhile,
  };
}

function anyService(table: ServiceTable, pages: GuidePages, land: Land): ApplicationHelp {
  const names = sharedDocuments(table);
  const forms = offeredServices(table).flatMap(({ facts: { abbreviation, form } }) =>
    form === undefined ? [] : [{ label: sharedTexts.form(abbreviation), form }],
  );
  return {
    heading: texts.applyAnyHeading,
    steps: [
      {
        title: texts.prepareDocuments,
        text: names.length === 0 ? texts.applyAnyDocuments : `${names.join(', ')}.`,
        links: [{ label: texts.applyAnyRequirements, layanan: 'utama' }, ...inGuide(pages.documents)],
      },
      fillIn(forms),
    ],
    send: texts.sendOrHandIn,
    message: { subject: texts.applyAnySubject, body: checklist(names, land) },
    meanwhile: texts.applyMeanwhile,
  };
}

const fillIn = (forms: readonly StepLink[]): ApplicationStep => ({
  title: texts.fillInForm,
  text: forms.length === 0 ? texts.askForForm : '',
  links: forms,
});

const inGuide = (page: number | undefined): StepLink[] =>
  page === undefined ? [] : [{ label: texts.guidePageLink(page), panduan: page }];

function sharedDocuments(table: ServiceTable): string[] {
  const [first = [], ...others] = offeredServices(table).map(({ facts }) =>
    facts.documents.map(({ name }) => name),
  );
  return first.filter((name) => others.every((names) => names.includes(name)));
}

const checklist = (names: readonly string[], land: Land): string =>
  [texts.messageName, ...whereItIs(land), texts.messageDocuments, ...names.map((name) => `- ${name}`)].join(
    '\n',
  );

const whereItIs = (land: Land): string[] => [texts.messageLand, ...land.map((line) => `- ${line}`)];

const ASK_ABOUT_ONE: ApplicationHelp = {
  heading: texts.statusHeading,
  steps: [
    {
      title: texts.statusNumberTitle,
      text: texts.statusNumberText,
      links: [{ label: texts.statusServices, layanan: 'utama' }],
    },
    {
      title: texts.statusIdentityTitle,
      text: texts.statusIdentityText,
      links: [],
    },
  ],
  send: sharedTexts.askTheOfficers,
  message: { subject: sharedTexts.applicationStatus, body: texts.statusMessage },
  meanwhile: texts.statusMeanwhile,
};

const askForData = (pages: GuidePages): ApplicationHelp => ({
  heading: texts.dataHeading,
  steps: [
    {
      title: texts.dataWhichTitle,
      text: texts.dataWhichText,
      links: [{ label: texts.layerList, layanan: 'peta' }, ...inGuide(pages.data)],
    },
    { title: texts.dataPurposeTitle, text: texts.dataPurposeText, links: [] },
  ],
  send: texts.sendOrHandIn,
  message: { subject: texts.dataSubject, body: texts.dataMessage },
  meanwhile: texts.dataMeanwhile,
});

const askForAPlace = (table: ServiceTable, pages: GuidePages, land: Land): ApplicationHelp => ({
  heading: texts.mapHeading,
  steps: [
    {
      title: texts.mapLayersTitle,
      text: texts.mapLayersText,
      links: [{ label: texts.layerList, layanan: 'peta' }, ...inGuide(pages.map)],
    },
    isOffered(table, 'itr')
      ? {
          title: texts.mapItrTitle,
          text: texts.mapItrText,
          links: [{ label: texts.mapItrRequirements, layanan: 'itr' }],
        }
      : { title: texts.mapLandTitle, text: texts.landText, links: [] },
  ],
  send: texts.mapSend,
  message: {
    subject: sharedTexts.landUse,
    body: [...whereItIs(land), texts.mapMessage].join('\n'),
  },
  meanwhile: texts.mapMeanwhile,
});

const messageOf = (id: InteractionId, parcel: ParcelFacts | undefined, point: string | undefined): Message =>
  interactionMessage({ id, name: PURPOSE_NAMES[purposeOf(id)] }, parcel, point);

const complain = (days: number): Omit<ApplicationHelp, 'message'> => ({
  heading: texts.complaintHeading,
  steps: [
    { title: texts.complaintWhatTitle, text: texts.complaintWhatText, links: [] },
    {
      title: texts.showPlace,
      text: texts.landText,
      links: [{ label: texts.chooseOnMap, tujuan: 'pengaduan' }],
    },
    { title: texts.complaintPhotoTitle, text: texts.complaintPhotoText, links: [] },
  ],
  send: texts.complaintSend,
  meanwhile: texts.complaintMeanwhile,
  afterwards: texts.complaintAfterwards(days),
});

const CONSULT: Omit<ApplicationHelp, 'message'> = {
  heading: texts.consultationHeading,
  steps: [
    { title: texts.consultationTopicTitle, text: texts.consultationTopicText, links: [] },
    { title: texts.consultationTimeTitle, text: texts.consultationTimeText, links: [] },
  ],
  send: texts.consultationSend,
  meanwhile: texts.consultationMeanwhile,
};

const SUGGEST: Omit<ApplicationHelp, 'message'> = {
  heading: texts.suggestionHeading,
  steps: [
    { title: texts.suggestionWhatTitle, text: texts.suggestionWhatText, links: [] },
    {
      title: texts.showPlace,
      text: texts.landText,
      links: [{ label: texts.chooseOnMap, tujuan: 'saran' }],
    },
  ],
  send: texts.suggestionSend,
  meanwhile: texts.suggestionMeanwhile,
};
