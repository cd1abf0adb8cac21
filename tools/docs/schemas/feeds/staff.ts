import { staffItemSchema } from '../../../../src/adapters/http/staff-feed.ts';
import { MAX_STAFF } from '../../../../src/domain/staff/staff-profile.ts';
import { ADDRESS, converted, type FeedSchema, listOf } from '../schema-parts.ts';

/** The feed as its JSON Schema describes it. */
export const feed: FeedSchema = {
  title: 'Staff profiles',
  description: 'The people of the office: a list. The first by rank is shown.',
  fields: {
    '': 'A person or a post.',
    id: 'Else made of the place in the list.',
    title: "The name or post. The words 'Pegawai Dinas' and 'Pegawai' are taken out.",
    description: 'One or two sentences.',
    imageUrl: `The photo; without one the item is left out by a rule. ${ADDRESS}`,
    date: "Else '2024'.",
    location: "Else the centre's name.",
    category: "Decides the rank: 'Kepala' and 'Kadis', 'Sekretaris', 'Tim IT', others, none. Else 'Tim'.",
  },
  schema: () => listOf(converted(staffItemSchema), MAX_STAFF),
};
