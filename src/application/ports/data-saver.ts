/** Whether the visitor wants to be sent less. Everything that is fetched unasked asks here (spec §2 Data saver). */
export interface DataSaver {
  /** Whether less is asked for now. */
  isSaving(): boolean;
}
