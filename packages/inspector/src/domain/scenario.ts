/** A named world for a page; its other fields are defined by the page. */
export interface Scenario {
  readonly name: string;
  /** In words. */
  readonly title: string;
}
