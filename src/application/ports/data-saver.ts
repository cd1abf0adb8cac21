/**
 * Whether the visitor asks for less data. Everything that is fetched without a request of the visitor asks here (spec
 * §2 Data saver).
 */
export interface DataSaver {
  /** Whether less data is asked for now. */
  isSaving(): boolean;
}
