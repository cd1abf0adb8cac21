/** A world that a page stands in, by name; what else it holds is the page's own. */
export interface Scenario {
  readonly name: string;
  /** In words. */
  readonly title: string;
}
