import { useEffect, useRef, useState } from 'react';

/** A link that saves a text as a file. */
export interface SaveFileProps {
  readonly name: string;
  readonly text: string;
  readonly label: string;
  /** Saves it once without being asked. */
  readonly atOnce?: boolean;
}

/** Saves a text as a file. */
export function SaveFile({ name, text, label, atOnce = false }: SaveFileProps) {
  const [href, setHref] = useState<string>();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    setHref(address);
    return () => URL.revokeObjectURL(address);
  }, [text]);
  useEffect(() => {
    if (atOnce && href !== undefined) link.current?.click();
  }, [atOnce, href]);
  return (
    <a ref={link} className="inspector__button" href={href} download={name}>
      {label}
    </a>
  );
}
