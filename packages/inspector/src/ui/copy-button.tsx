import { useState } from 'react';
import { Button } from './button.tsx';
import { saveText } from './shell/saved-file.tsx';

/** Copies a text; where the browser refuses, it is saved as a file. */
export function CopyButton({ label, file, text }: { label: string; file: string; text: () => string }) {
  const [copied, setCopied] = useState<string>();
  const [done, setDone] = useState('');
  const copy = async () => {
    const made = text();
    try {
      await navigator.clipboard.writeText(made);
      setDone('Copied');
    } catch {
      saveText(file, made, 'text/plain');
      setDone('Saved');
    }
    setCopied(label);
  };
  return <Button onClick={copy}>{copied === label ? done : label}</Button>;
}
