import { openInspector } from '@bupc/inspector/window';

const root = document.getElementById('root');
if (root) openInspector(root);
