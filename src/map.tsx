// First, so that the order of the layers is declared before any of them.
import './ui/styles/main.scss';
import './ui/styles/dark.scss';
import './ui/shared/button.scss';
import { createRoot } from 'react-dom/client';
import { map } from '../map.config.ts';
import { config } from '../site.config.ts';
import { createConsoleLogger } from './adapters/browser/console-logger.ts';
import { setDefaultPolicy } from './adapters/browser/default-policy.ts';
import { createMapLibreEngine } from './adapters/map/engine/maplibre-engine.ts';
import { composeMap } from './map-composition.ts';
import { MapPage } from './ui/map-page/map-page.tsx';
import font from './ui/styles/fonts/jakarta-plain.woff2?url';

setDefaultPolicy(createConsoleLogger());

const root = document.getElementById('root');
if (root === null) throw new Error('peta.html has no #root');
const dependencies = composeMap({ map, city: config, engine: createMapLibreEngine({ config: map, font }) });
createRoot(root).render(<MapPage dependencies={dependencies} kelurahan={[]} />);
