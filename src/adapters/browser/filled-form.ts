import { PDFDocument } from '@cantoo/pdf-lib';
import type { FormFilling } from '../../application/ports/form-filling.ts';
import { timeLimit } from '../http/time-limit.ts';

const TIMEOUT_MS = 20_000;
// The browser reads the file after the click; a minute is ample.
const READ_MS = 60_000;

/** Saves a file under a name. */
export type SaveFile = (bytes: Uint8Array<ArrayBuffer>, name: string) => void;

/**
 * Fills the text fields of a PDF that have the names of the values, and saves it; nothing of it leaves the browser.
 * @param save saves a file; tests replace it
 */
export function createFormFilling(save: SaveFile = saveFile): FormFilling {
  return {
    async fill({ form, name, values }, signal) {
      const limit = timeLimit(signal, TIMEOUT_MS);
      try {
        const response = await fetch(form, { signal: limit.signal, credentials: 'omit' });
        if (!response.ok) throw new Error(`HTTP error! status: ${response.status}`);
        const document = await PDFDocument.load(await response.arrayBuffer(), { updateMetadata: false });
        const fields = document.getForm();
        const named = Object.entries(values).filter(([field]) => fields.getFieldMaybe(field) !== undefined);
        for (const [field, value] of named) fields.getTextField(field).setText(value);
        signal.throwIfAborted();
        save(new Uint8Array(await document.save()), name);
        return named.length > 0 ? 'filled' : 'blank';
      } finally {
        limit.release();
      }
    },
  };
}

function saveFile(bytes: Uint8Array<ArrayBuffer>, name: string): void {
  const href = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(href), READ_MS);
}
