declare module '#previews' {
  /** Gives the previews of a site, by the name of their collection or file, from what the settings say of the site. */
  export const previewsFor: (
    site: import('./settings.ts').SiteFacts,
  ) => Readonly<Record<string, import('@sveltia/cms').CustomPreviewTemplate>>;
  /** The site's look, as CSS. */
  export const styles: string;
}
