/** What a picture is shown as; each use has its widths. */
export const IMAGE_USES = ['banner', 'portrait', 'gallery', 'newsCard', 'newsDialog'] as const;

/** A use of pictures. */
export type ImageUse = (typeof IMAGE_USES)[number];

/** A large picture at the top of the page. */
export interface Banner {
  readonly name: string;
  readonly url: string;
  readonly fileId: string;
}

/** A photo of an album. */
export interface Photo {
  readonly imageName: string;
  /** The photo with the highest one is shown first. */
  readonly imageIndex: number;
  readonly fileId: string;
  readonly mimeType?: string;
  /** Bytes. */
  readonly size?: number;
  /** Pixels of the file that is saved. */
  readonly width?: number;
  readonly height?: number;
  readonly directUrl: string;
  readonly downloadUrl: string;
}

/** An album: a folder of photos. */
export interface Album {
  readonly folderId: string;
  readonly folderName: string;
  readonly caption: string;
  readonly imageCount: number;
  readonly images: readonly Photo[];
  /** The archive of its photos. */
  readonly zipFile?: { readonly downloadUrl: string };
  /** ISO 8601. */
  readonly createdDate: string;
  readonly captionDetails?: { readonly source: string; readonly fullText: string };
}

/** A regulation, an annex or a form. */
export interface Product {
  readonly name: string;
  /** MIME type; empty where there is none. */
  readonly type: string;
  readonly url: string;
  readonly category?: string;
  readonly year?: string;
  /** The name of the file that holds its text, without its ending. */
  readonly regulation?: string;
}

/** Somebody of the office. */
export interface Person {
  readonly id?: string;
  readonly title?: string;
  readonly description?: string;
  readonly imageUrl: string;
  readonly date?: string;
  readonly location?: string;
  readonly category?: string;
}

/** A moment in up to four forms. */
export interface Moment {
  /** Milliseconds since 1970. */
  readonly timestamp?: number | string;
  readonly iso?: string;
  readonly readable?: string;
  /** Day/month/year, then time. */
  readonly formatted?: string;
}

/** A picture of an article. */
export interface ArticlePicture {
  readonly id: string;
  readonly url: string;
  readonly originalUrl: string;
  readonly description: string;
}

/** An article; its content is markup. */
export interface Article {
  readonly id: string;
  readonly title: string;
  readonly content: string;
  readonly images: readonly ArticlePicture[];
  readonly createdDate?: string;
  readonly created?: Moment;
  readonly modified?: Moment;
}
