/** Folders of the gallery: a search through so many still answers between two keys (spec §9 Limits of feeds). */
export const MAX_FOLDERS = 10_000;

/** One photo of a gallery folder (spec §3 Gallery image). */
export interface GalleryImage {
  readonly imageName: string;
  readonly imageIndex: number;
  readonly fileId: string;
  readonly mimeType?: string;
  /** Bytes; absent where the feed does not say. */
  readonly size?: number;
  /** Pixels of the file that is saved; absent where the feed does not say. */
  readonly width?: number;
  readonly height?: number;
  readonly directUrl: string;
  readonly downloadUrl: string;
}

/** The archive of a folder, where there is one (spec §2 Gallery). */
export interface GalleryZip {
  readonly downloadUrl: string;
}

/** The long caption of a folder and the document it was taken from. */
export interface CaptionDetails {
  readonly source: string;
  readonly fullText: string;
}

/** A folder of photos (spec §3 Gallery folder). The date is an ISO text as the feed gives it. */
export interface GalleryFolder {
  readonly folderId: string;
  readonly folderName: string;
  readonly caption: string;
  /** The number of photos after validation; separate from `images` so that a summary can leave those out. */
  readonly imageCount: number;
  readonly images: readonly GalleryImage[];
  readonly zipFile?: GalleryZip;
  readonly createdDate: string;
  readonly captionDetails?: CaptionDetails;
}

/** Identifies a folder: an address names a folder by its id. */
export const folderKey = ({ folderId }: GalleryFolder): string => folderId;
