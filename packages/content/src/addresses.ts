const SITE_ID = /^[a-z0-9]+(?:-[a-z0-9]+)*\.[a-z0-9]{12}$/;
const MEDIA_PATH = /^\/media\/([a-z0-9.-]+)\/[^/?#]+$/;

/** Says whether a file id is of a picture that was made here, see fileIdOf. */
export const isSiteFileId = (fileId: string): boolean => SITE_ID.test(fileId);

/** Finds the file id in the address of a picture that was made here. */
export function mediaFileId(address: string): string | undefined {
  const id = MEDIA_PATH.exec(address)?.[1];
  return id !== undefined && isSiteFileId(id) ? id : undefined;
}

/** Gives the address of a picture that was made here in a width, in pixels. */
export const mediaAddress = (fileId: string, width: number): string => `/media/${fileId}/${width}.webp`;

/** Reads an absolute http or https address; undefined for any other text. */
export function webAddress(text: string): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url !== undefined && /^https?:$/.test(url.protocol) ? url : undefined;
}
