/** The anchor of the steps below an answer. */
export const STEPS_ID = 'langkah';
