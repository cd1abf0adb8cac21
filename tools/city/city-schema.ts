import * as v from 'valibot';
import { isHttpAddress, isOrigin } from '../../src/adapters/deployment/address-forms.ts';
import type { CityConfig } from '../../src/domain/city-config.ts';
import type { ClockTime, OpeningHours, Weekday } from '../../src/domain/office-hours/office-hours.ts';
import { contactAddress, field, fields, siteLink, text, webAddress } from './fields.ts';
import { guidePagesSchema, servicesSchema } from './services-schema.ts';

const isTimeZone = (value: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

const time = field<ClockTime>('a time from 00.00 to 23.59, written HH.MM', (value) =>
  /^(?:[01]\d|2[0-3])\.[0-5]\d$/.test(value),
);
const day = field<Weekday>(
  'a day from 0, Sunday, to 6, Saturday',
  (value) => Number.isInteger(value) && value >= 0 && value <= 6,
  'number',
);
const hours = v.pipe(
  fields({ from: time, to: time }),
  v.check(({ from, to }) => from < to, 'an end that is after its beginning'),
);
const openingHours = v.pipe(
  v.array(
    fields({
      label: text,
      days: v.pipe(v.array(day, 'a list of days'), v.minLength(1, 'at least one day')),
      hours: v.exactOptional(hours),
    }),
    'a list of rows',
  ),
  v.check((rows) => rows.some((row) => row.hours !== undefined), 'at least one row with hours'),
);
const contact = fields({ label: text, href: contactAddress });
const email = field<string>('an e-mail address', (value) =>
  /^[^\s@"<>]+@[^\s@"<>]+\.[^\s@"<>]+$/.test(value),
);
const social = v.picklist(
  ['facebook', 'instagram', 'youtube', 'tiktok'],
  'facebook, instagram, youtube or tiktok',
);

function links(isThere: (path: string) => boolean) {
  const link = siteLink(isThere);
  return fields({ guide: link, requirementsGuide: link, landMap: webAddress, planningPortal: link });
}

function videos(isThere: (path: string) => boolean) {
  const file = (ending: string, takes: string) =>
    field<string>(
      `an http(s) address, or the path of ${takes} that is in public`,
      (value) => isHttpAddress(value) || (value.endsWith(ending) && isThere(value)),
    );
  const source = v.variant(
    'kind',
    [
      fields({
        kind: v.literal('file'),
        src: file('', 'a video'),
        captions: v.exactOptional(file('.vtt', 'a .vtt file')),
      }),
      fields({
        kind: v.literal('youtube'),
        id: field<string>('the 11 characters of a YouTube video', (value) => /^[\w-]{11}$/.test(value)),
      }),
    ],
    "a source with the kind 'file' or 'youtube'",
  );
  const poster = field<string>(
    'a .webp at an http(s) address, or the path of one that is in public beside its twin …-640.webp',
    (value) =>
      value.endsWith('.webp') &&
      (isHttpAddress(value) || (isThere(value) && isThere(value.replace(/\.webp$/, '-640.webp')))),
  );
  const video = fields({ title: text, source, poster, length: v.exactOptional(text) });
  return fields({ background: video, support: video });
}

/**
 * Makes the schema of a city's configuration (contract "Configuration").
 * @param isThere says whether the site has a file at a path: those that the configuration names must be there
 */
export function citySchema(isThere: (path: string) => boolean): v.GenericSchema<unknown, CityConfig> {
  const portrait = field<string>(
    'an http(s) address, or the path of an image that is in public',
    (value) => isHttpAddress(value) || isThere(value),
  );
  const leader = fields({ title: text, portrait, portraitAlt: text });
  return fields({
    office: fields({ name: text, nameLines: v.strictTuple([text, text], 'two texts') }),
    centre: fields({ abbreviation: text, name: text, tagline: text }),
    description: text,
    origin: field<string>(
      'an http(s) origin without a path, such as https://bupc.example.id',
      (value) => isOrigin(value) && !value.endsWith('/'),
    ),
    footerYear: field<number>(
      'a year of four digits',
      (value) => Number.isInteger(value) && value >= 1000 && value <= 9999,
      'number',
    ),
    contact: fields({
      address: text,
      email,
      hotline: contact,
      customerService: contact,
      website: fields({ label: text, href: webAddress }),
      consultation: text,
      answerWithinDays: field<number>(
        'a whole number of days, 1 to 90',
        (value) => Number.isInteger(value) && value >= 1 && value <= 90,
        'number',
      ),
    }),
    services: servicesSchema(isThere),
    guidePages: guidePagesSchema,
    timeZone: field<string>('a time zone, such as Asia/Jakarta', isTimeZone),
    openingHours: openingHours as v.GenericSchema<unknown, OpeningHours[]>,
    social: v.array(social, 'a list of facebook, instagram, youtube and tiktok'),
    leaders: v.strictTuple([leader, leader], 'two leaders'),
    vision: text,
    missions: v.strictTuple([text, text, text, text, text], 'five texts'),
    videos: videos(isThere),
    guideViewer: v.picklist(['outside', 'here'], 'outside or here'),
    links: links(isThere),
  });
}
