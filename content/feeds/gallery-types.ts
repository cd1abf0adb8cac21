/** A photo as the feed gives it; `size` is bytes, as a number or as text. */
export interface GalleryImage {
  readonly imageName: string;
  readonly imageIndex: number;
  readonly fileId: string;
  readonly mimeType?: string;
  readonly size: number | string;
  readonly originalUrl: string;
  readonly directUrl: string;
  readonly thumbnailUrl: string;
  readonly downloadUrl: string;
}

/** A gallery folder as the feed gives it. */
export interface GalleryFolder {
  readonly folderName: string;
  readonly folderId: string;
  readonly folderUrl: string;
  readonly caption: string;
  readonly imageCount: number;
  readonly status: 'processed';
  readonly images: readonly GalleryImage[];
  readonly zipFile?: {
    readonly name: string;
    readonly id: string;
    readonly size: number;
    readonly url: string;
    readonly downloadUrl: string;
  };
  readonly docFile: {
    readonly name: string;
    readonly id: string;
    readonly url: string;
    readonly type: string;
  };
  readonly createdDate: string;
  readonly lastModified: string;
  readonly captionDetails: {
    readonly source: string;
    readonly extractedAt: string;
    readonly fullText: string;
  };
}

/** The whole gallery answer. */
export interface GalleryFeed {
  readonly success: true;
  readonly data: {
    readonly folderName: string;
    readonly folderId: string;
    readonly processedDate: string;
    readonly totalFolders: number;
    readonly totalItems: number;
    readonly folders: readonly GalleryFolder[];
    readonly cacheMetadata: {
      readonly createdAt: string;
      readonly format: string;
      readonly includeWeservUrl: boolean;
      readonly validUntil: string;
    };
    readonly cacheInfo: string;
  };
  readonly timestamp: string;
  readonly endpoint: string;
}
