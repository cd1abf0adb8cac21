// The page of the state inspector: a window or frame of its own, beside the page that it looks at.
import '../ui/styles/main.scss';
import { createRoot } from 'react-dom/client';
import { createInspectionStore } from './ui/inspector/inspection-store.ts';
import { Inspector } from './ui/inspector/inspector.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('inspector.html has no #root');
createRoot(root).render(<Inspector store={createInspectionStore(window)} />);
