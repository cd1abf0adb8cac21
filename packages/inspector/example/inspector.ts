import { openInspector } from '@bupc/inspector/open-inspector.tsx';

const root = document.getElementById('root');
if (root) openInspector(root);
