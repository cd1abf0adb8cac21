declare module '#previews' {
  /** The previews of a site, by the name of their collection or file. */
  export const previews: Readonly<Record<string, import('@sveltia/cms').CustomPreviewTemplate>>;
  /** The site's look, as CSS. */
  export const styles: string;
}
