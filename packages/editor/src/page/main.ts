import CMS from '@sveltia/cms';
import { previews, styles } from '#previews';
import { fileOf, formOf } from '../form/file-text.ts';
import { makeStores } from './make-stores.ts';
import type { EditorSettings } from './settings.ts';

const settings: EditorSettings = await (await fetch('settings.json')).json();

keepLocally('sveltia-cms.prefs', (prefs) => ({ locale: settings.locale, ...prefs }));
if (settings.isLocal) {
  const backendName = settings.config.backend.name;
  keepLocally('sveltia-cms.user', () => ({ backendName, token: 'local' }));
}

for (const [name, form] of Object.entries(settings.forms)) {
  CMS.registerCustomFormat(name, form.layout === 'article' ? 'md' : 'yaml', {
    fromFile: (text: string) => formOf(form, text),
    toFile: (value) => fileOf(form, value),
  });
}
for (const [name, preview] of Object.entries(previews)) CMS.registerPreviewTemplate(name, preview);
if (styles !== '') CMS.registerPreviewStyle(styles, { raw: true });
const { name: service, repo } = settings.config.backend;
await makeStores(`${service}:${repo}`);
await CMS.init({ config: { ...settings.config, load_config_file: false } as never });

/** Keeps a record for the editor where it looks for it when it begins. */
function keepLocally(key: string, change: (old: object) => object): void {
  const old: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
  localStorage.setItem(key, JSON.stringify(change(typeof old === 'object' && old !== null ? old : {})));
}
