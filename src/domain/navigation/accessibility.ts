/** The path of the statement on accessibility (spec §2 Accessibility statement). */
export const ACCESSIBILITY_PATH = '/aksesibilitas';
