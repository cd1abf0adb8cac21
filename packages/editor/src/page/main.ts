import { fileOf, formOf } from '../form/file-text.ts';
import { pressByKeys } from './keys.ts';
import { leadToHistory } from './lead-to-history.ts';
import { makeStores } from './make-stores.ts';
import { notify } from './notify.ts';
import { notifyUndeleted } from './notify-undeleted.ts';
import type { EditorSettings } from './settings.ts';

const settings: EditorSettings = await (await fetch('settings.json')).json();

// 'auto' is what Sveltia CMS writes where nobody has chosen: the browser's language, which need not be the office's.
storeLocally('sveltia-cms.prefs', ({ locale = 'auto', ...prefs }) => ({
  ...prefs,
  locale: locale === 'auto' ? settings.locale : locale,
}));
if (settings.isLocal) {
  const backendName = settings.config.backend.name;
  storeLocally('sveltia-cms.user', () => ({ backendName, token: 'local' }));
}

// It reads storage as soon as it is loaded.
const { default: CMS } = await import('@sveltia/cms');
const { previewsFor, styles } = await import('#previews');

for (const [name, form] of Object.entries(settings.forms)) {
  CMS.registerCustomFormat(name, form.layout === 'article' ? 'md' : 'yaml', {
    fromFile: (text: string) => formOf(form, text),
    toFile: (value) => fileOf(form, value),
  });
}
for (const [name, preview] of Object.entries(previewsFor(settings.site ?? {})))
  CMS.registerPreviewTemplate(name, preview);
if (styles !== '') CMS.registerPreviewStyle(styles, { raw: true });
const { name: service, repo } = settings.config.backend;
await makeStores(`${service}:${repo}`);
pressByKeys();
if (settings.isLocal) {
  leadToHistory();
  notifyUndeleted();
}
await CMS.init({ config: { ...settings.config, load_config_file: false } as never });
notify('Tidak dibuka', settings.unopened ?? []);

/** Stores a record where the editor reads it at its start. */
function storeLocally(key: string, change: (old: Readonly<Record<string, unknown>>) => object): void {
  const old: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
  const record = typeof old === 'object' && old !== null ? (old as Readonly<Record<string, unknown>>) : {};
  localStorage.setItem(key, JSON.stringify(change(record)));
}
