import { createRoot } from 'react-dom/client';
import { sampleOf } from './application/events/event-problems.ts';
import { readText } from './application/files/read-text.ts';
import { storedTextsIn } from './application/inspection/stored-texts.ts';
import { type Knowledge, wholeKnowledge } from './application/shared/knowledge.ts';
import { createInspectionStore } from './ui/inspection-store.ts';
import { Inspector } from './ui/inspector.tsx';

/**
 * Draws an inspector in a frame of the page that it looks at.
 * @param root the element that it fills
 * @param known what is known of the machines and files of the project, as the page is handed it
 * @returns removes it
 */
export function openInspector(root: HTMLElement, known: Partial<Knowledge> = {}): () => void {
  const knowledge = wholeKnowledge(known);
  const files = {
    read: (text: string) => readText(knowledge, text),
    sampleOf: (machine: string, type: string) => sampleOf(knowledge, machine, type),
    stored: storedTextsIn(() => localStorage),
  };
  const drawn = createRoot(root);
  drawn.render(<Inspector store={createInspectionStore(window)} files={files} />);
  return () => drawn.unmount();
}
