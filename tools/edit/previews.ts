/** The previews of the editor, by collection. */
export const previews = {};
/** The site's look. */
export const styles = 'body { margin: 1rem }';
