import type { FormFilling } from '../../application/ports/form-filling.ts';

/** Filling by createFormFilling, whose chunk is loaded when the first form is asked for. */
export function createLateFormFilling(): FormFilling {
  return {
    async fill(wanted, signal) {
      const { createFormFilling } = await import('./filled-form.ts');
      return createFormFilling().fill(wanted, signal);
    },
  };
}
