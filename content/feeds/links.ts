/** The forms in which a drive link carries a file id. */
export type LinkForm = 'file' | 'open' | 'uc' | 'thumbnail' | 'usercontent';

const FORMS: Record<LinkForm, (id: string) => string> = {
  file: (id) => `https://drive.google.com/file/d/${id}/view?usp=sharing`,
  open: (id) => `https://drive.google.com/open?id=${id}`,
  uc: (id) => `https://drive.google.com/uc?export=view&id=${id}`,
  thumbnail: (id) => `https://drive.google.com/thumbnail?id=${id}&sz=w2000`,
  usercontent: (id) => `https://drive.usercontent.google.com/download?id=${id}&export=download`,
};

/** Gives the address of a drive file in one of the forms that feeds use. */
export function driveLink(form: LinkForm, id: string): string {
  return FORMS[form](id);
}
