import { type ReactNode, useState } from 'react';
import { useOpenText } from './file-open.tsx';

/** Opens a file that is dropped anywhere on the inspector. */
export function DropTarget({ className, children }: { className: string; children: ReactNode }) {
  const open = useOpenText();
  const [isOver, setOver] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: 'Open a file' does the same by key
    <div
      className={`${className} ${isOver ? 'is-over' : ''}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={async (event) => {
        event.preventDefault();
        setOver(false);
        const text = await event.dataTransfer.files[0]?.text();
        if (text !== undefined) open(text);
      }}
    >
      {children}
    </div>
  );
}
