/** Says why files cannot be imported, in the words of the office's planners; nothing has been written. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}
