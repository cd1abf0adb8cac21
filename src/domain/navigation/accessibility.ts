/** Where the statement on accessibility stands (spec §2 Accessibility statement). */
export const ACCESSIBILITY_PATH = '/aksesibilitas';
