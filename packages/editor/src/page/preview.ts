import type { CustomPreviewTemplateProps } from '@sveltia/cms';

/** What a preview is given: the entry as it is in the form, and the editor's own drawing of each field. */
export type PreviewProps = Pick<CustomPreviewTemplateProps, 'entry' | 'widgetFor'>;
