import { useEffect } from 'react';
import { useInspector } from '../use-inspector.tsx';

/** Saves a text as a file of the tester's. */
export function saveText(name: string, text: string, type = 'application/json'): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // Some browsers read it only after the click is over.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Saves the files that the page makes as soon as they come, and copies its links. */
export function SavedFiles() {
  const { session } = useInspector();
  const { file, link } = session;
  useEffect(() => {
    if (file) saveText(file.name, file.text, file.type);
  }, [file]);
  useEffect(() => {
    if (link) navigator.clipboard?.writeText(link.address).catch(() => undefined);
  }, [link]);
  return null;
}
