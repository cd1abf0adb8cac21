import type { FeedName } from '../../../src/adapters/http/feeds.ts';

/** What a feed is, in the words of its JSON Schema. */
export interface FeedWords {
  readonly title: string;
  readonly description: string;
  /** Every field by the way to it, such as 'images.fileId'; that of a list holds for its items. */
  readonly fields: Readonly<Record<string, string>>;
}

const ADDRESS = 'An http(s) address, or a path of the site that begins with a single slash.';
const MOMENT = {
  timestamp: 'Milliseconds since 1970. Seconds are not guessed.',
  iso: 'ISO 8601. Without a zone it is time in Asia/Jakarta.',
  readable: 'A date that is shown as it stands.',
  formatted: 'day/month/year, then hours:minutes:seconds, in Asia/Jakarta.',
};
const moment = (path: string) =>
  Object.fromEntries(Object.entries(MOMENT).map(([field, words]) => [`${path}.${field}`, words]));

/** The words of each feed (docs/contract.md, Feeds). */
export const FEED_WORDS: Readonly<Record<FeedName, FeedWords>> = {
  banners: {
    title: 'Banners',
    description: 'The large pictures at the top of the page: a list.',
    fields: {
      '': 'A banner. Of several with one name the first is shown.',
      name: 'Its alternative text; banners are sorted by it.',
      url: `Where the picture is: a Drive link that carries a file id, or /media/{fileId}/{width}.webp of the site. ${ADDRESS}`,
    },
  },
  gallery: {
    title: 'Gallery',
    description: 'Albums of photos, in an envelope.',
    fields: {
      success: 'Exactly true; anything else is a failure.',
      data: 'What the answer holds.',
      'data.folders': 'The albums. Missing or null: none.',
      'data.folders.*': 'An album. Of several with one id the first is shown.',
      'data.folders.folderId': 'The address of the album: /home?galeri={folderId}.',
      'data.folders.folderName': 'Its name on the card.',
      'data.folders.caption': 'One or two sentences on the card.',
      'data.folders.imageCount': 'How many photos there are; the page counts for itself.',
      'data.folders.images': 'The photos. Missing or null: an empty album.',
      'data.folders.images.*': 'A photo.',
      'data.folders.images.imageName': 'The name under which it is saved.',
      'data.folders.images.imageIndex': 'Its place; the highest is shown first.',
      'data.folders.images.fileId': 'The file id on Drive, or that of a picture of the site.',
      'data.folders.images.mimeType':
        'JPEG, PNG, GIF, WebP and BMP are shown. Where it is missing, the ending of the name decides.',
      'data.folders.images.size': 'Bytes.',
      'data.folders.images.originalUrl': `Stands in where directUrl and downloadUrl are missing. ${ADDRESS}`,
      'data.folders.images.directUrl': `The file itself, for saving. ${ADDRESS}`,
      'data.folders.images.thumbnailUrl': `Not used, but checked. ${ADDRESS}`,
      'data.folders.images.downloadUrl': `Opened where saving fails. ${ADDRESS}`,
      'data.folders.zipFile': 'An archive of the photos.',
      'data.folders.zipFile.downloadUrl': `Where it is; an unsafe one is left out. ${ADDRESS}`,
      'data.folders.createdDate':
        'ISO 8601; without a zone it is time in Asia/Jakarta. Newest albums come first.',
      'data.folders.captionDetails': 'A longer text in the lightbox.',
      'data.folders.captionDetails.source': 'Where the text comes from.',
      'data.folders.captionDetails.fullText': 'The text.',
    },
  },
  'legal-products': {
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
    },
  },
  staff: {
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
  },
  news: {
    title: 'News',
    description: 'Articles, in an envelope.',
    fields: {
      articles: 'The articles; the six newest are shown.',
      'articles.*': 'An article. Of several with one id the first is shown.',
      'articles.id': 'The address of the article: /home?artikel={id}.',
      'articles.title': 'Its heading.',
      'articles.content': 'Markup or plain text; what the page does not allow is left out.',
      'articles.images': 'Its pictures, the cover last. Missing or null: none.',
      'articles.images.*': 'A picture. It needs an id, a url or an originalUrl.',
      'articles.images.id': 'The file id on Drive, or that of a picture of the site.',
      'articles.images.url': `Where it is; its parameter id is the file id. ${ADDRESS}`,
      'articles.images.originalUrl': `Stands in where url has no file id. ${ADDRESS}`,
      'articles.images.description': 'What the picture shows, in one sentence: its alternative text.',
      'articles.metadata': 'The dates.',
      'articles.metadata.createdDate': 'ISO 8601; used for sorting only.',
      'articles.metadata.dateDetails': 'The dates that are shown.',
      'articles.metadata.dateDetails.created':
        'When it was published: the first form that can be read is shown.',
      ...moment('articles.metadata.dateDetails.created'),
      'articles.metadata.dateDetails.modified': 'When it was last changed.',
      ...moment('articles.metadata.dateDetails.modified'),
    },
  },
};
