import { useState } from 'react';
import { Button } from './button.tsx';
import { saveText } from './shell/saved-file.tsx';

/**
 * Copies a text; where the browser refuses, it is saved as a file. Says so until the tester goes elsewhere.
 * @param props `short` is what is drawn of the label, where there is little room
 */
export function CopyButton(props: { label: string; short?: string; file: string; text: () => string }) {
  const { label, short = label, file, text } = props;
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
  };
  return (
    <Button aria-label={done || label} title={label} onClick={copy} onBlur={() => setDone('')}>
      {done || short}
    </Button>
  );
}
