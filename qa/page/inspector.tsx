// The page of the state inspector: a frame below the page that it inspects.
import { openInspectorIn } from './testers.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('inspector.html has no #root');
void openInspectorIn(root);
