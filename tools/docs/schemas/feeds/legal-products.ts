import { legalProductSchema } from '../../../../src/adapters/http/legal-product-feed.ts';
import { MAX_PRODUCTS } from '../../../../src/domain/legal-products/legal-product.ts';
import { ADDRESS, converted, type FeedSchema, listOf, withOneOf } from '../schema-parts.ts';

/** The feed as its JSON Schema describes it. */
export const feed: FeedSchema = {
  title: 'Legal products',
  description: 'Regulations, annexes and forms: a list.',
  fields: {
    '': 'A legal product. It needs a name or a title. Word documents are left out by the page.',
    name: 'Its name on the card. A name with .docx in it is left out.',
    title: 'Stands in where the name is missing.',
    type: 'A MIME type, such as application/pdf; it alone decides the badge.',
    url: `Opened in a new tab; Drive links become a preview. ${ADDRESS}`,
    category: 'A kind of regulation, for the list of all products.',
    year: 'For the list of all products.',
    regulation: 'The last part of the address of its text on this site, /produk-hukum/{regulation}.',
  },
  schema: () => listOf(withOneOf(converted(legalProductSchema), ['name', 'title']), MAX_PRODUCTS),
};
