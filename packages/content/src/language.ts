// Who feeds a site reads Indonesian; a developer asks for English: BAHASA=en npm run content:check.
const isEnglish = globalThis.process?.env.BAHASA === 'en';

/**
 * Gives what a tool says in the language of who reads it (contract "Configuration", BAHASA).
 * @param indonesian for the people of an office
 * @param english for developers
 */
export const said = (indonesian: string, english: string): string => (isEnglish ? english : indonesian);
