// The page of the state inspector: a window or frame of its own, beside the page that it looks at.
import '../ui/styles/main.scss';
import { createRoot } from 'react-dom/client';
import { CHARTS } from './adapters/files/charts.ts';
import { keptTextsIn } from './adapters/files/kept-texts.ts';
import { readFile } from './adapters/files/read-file.ts';
import type { InspectorFiles } from './application/inspection/inspector-files.ts';
import { createInspectionStore } from './ui/inspector/inspection-store.ts';
import { Inspector } from './ui/inspector/inspector.tsx';

const files: InspectorFiles = {
  charts: CHARTS,
  read: readFile,
  kept: keptTextsIn(() => localStorage),
};

const FONT_MS = 1500;

const root = document.getElementById('root');
if (root === null) throw new Error('inspector.html has no #root');
const draw = () => createRoot(root).render(<Inspector store={createInspectionStore(window)} files={files} />);
// A font that comes after the first text is not used for the rest of the visit.
const late = new Promise<void>((resolve) => setTimeout(resolve, FONT_MS));
void Promise.race([document.fonts.load('12px "Plus Jakarta Sans"'), late]).then(draw, draw);
