import { rawStaffItem } from '../../../fixtures/feed-documents.ts';
import { aStaffItem } from '../../../fixtures/staff.ts';
import type { Sample } from './sample.ts';

export const sample: Sample = { item: rawStaffItem, gives: aStaffItem({ title: 'Juru Ukur' }) };
