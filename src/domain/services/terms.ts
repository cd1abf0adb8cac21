/** Applications that a priority service takes each working day (spec §9 Priority services). */
export const DAILY_QUOTA = 5;

/** Certificates in one application of a priority service (spec §9 Priority services). */
export const CERTIFICATES_PER_APPLICATION = 1;

/** The services that have a priority form. */
export type PriorityService = 'itr' | 'krk';

/** What a terms dialog says: its title, the rules in their order, and the note under them. */
export interface PriorityTerms {
  readonly title: string;
  readonly rules: readonly string[];
  readonly note: string;
}

const SHARED_RULES: readonly string[] = [
  'Alas hak tanah berupa sertifikat yang sudah terdaftar di sistem informasi pertanahan nasional.',
  `${CERTIFICATES_PER_APPLICATION} sertifikat untuk setiap permohonan.`,
  `Kuota ${DAILY_QUOTA} permohonan per hari.`,
];
const QUOTA_NOTE = 'Kuota dibuka kembali setiap hari kerja.';

/** The terms of priority ITR and KRK (spec §5 Priority service terms). */
export const PRIORITY_TERMS: Readonly<Record<PriorityService, PriorityTerms>> = {
  itr: { title: 'ITR Prioritas', rules: SHARED_RULES, note: QUOTA_NOTE },
  krk: {
    title: 'KRK Prioritas',
    rules: [...SHARED_RULES, 'Jenis kegiatan hanya untuk hunian.'],
    note: QUOTA_NOTE,
  },
};
