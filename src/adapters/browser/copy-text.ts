/** Puts a text on the clipboard. @throws where the browser refuses, or has none on an insecure page */
export const copyText = async (text: string): Promise<void> => navigator.clipboard.writeText(text);
