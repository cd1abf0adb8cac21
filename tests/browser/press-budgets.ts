/** The most that a press may draw before its frame. */
export interface PressBudget {
  /** Components that React renders. */
  readonly components: number;
  /** Elements that come into the page. */
  readonly elements: number;
  /** Boxes that the browser lays out. */
  readonly boxes: number;
}

// A link to a dialog shows that it is pressed; what comes into the page by then asks for the dialog's code.
const OPENS: PressBudget = { components: 30, elements: 30, boxes: 30 };
const TYPES: PressBudget = { components: 40, elements: 5, boxes: 60 };
const TURNS: PressBudget = { components: 40, elements: 15, boxes: 40 };

/** Of an interaction of the benchmark of each kind, by its name: somewhat more than it drew when this was written. */
export const PRESS_BUDGETS: Readonly<Record<string, PressBudget>> = {
  'services dialog opened': OPENS,
  'lightbox opened': OPENS,
  'list of legal products opened': OPENS,
  'dropdown opened': { components: 40, elements: 30, boxes: 60 },
  'a key in the search of the gallery': TYPES,
  'a slide of the banner': TURNS,
  'a page of the gallery': TURNS,
  'map: a key in its search': TYPES,
  'map: a tap on a parcel': OPENS,
  'map: a layer': { components: 50, elements: 5, boxes: 40 },
};
