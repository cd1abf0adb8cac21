/*
 * Of the globals of the script host only what is used here, as its reference describes them. Methods that give nothing
 * of use give void.
 */

/** A cell's text with the links behind it. */
export interface GoogleRichText {
  getLinkUrl(): string | null;
  getRuns(): GoogleRichText[];
}

/** A block of cells. */
export interface GoogleRange {
  getValues(): (string | number | boolean | Date)[][];
  getRichTextValues(): (GoogleRichText | null)[][];
  /** Text that begins with '=' becomes a formula, and text that looks like a number or date becomes one. */
  setValues(values: readonly (readonly (string | number)[])[]): void;
}

/** A sheet. */
export interface GoogleSheet {
  getDataRange(): GoogleRange;
  /** Counts from 1; throws beyond the grid. */
  getRange(row: number, column: number, rows: number, columns: number): GoogleRange;
  getName(): string;
  getMaxRows(): number;
  getMaxColumns(): number;
  insertRowsAfter(row: number, count: number): void;
  insertColumnsAfter(column: number, count: number): void;
  clearContents(): void;
  hideSheet(): void;
  setFrozenRows(rows: number): void;
}

/** A spreadsheet. */
export interface GoogleSpreadsheet {
  getSheetByName(name: string): GoogleSheet | null;
  getSheets(): GoogleSheet[];
  insertSheet(name: string, index?: number): GoogleSheet;
  getSpreadsheetTimeZone(): string;
  setSpreadsheetTimeZone(zone: string): void;
  toast(message: string, title: string, seconds: number): void;
}

/** A menu of the spreadsheet. */
export interface GoogleMenu {
  addItem(caption: string, functionName: string): GoogleMenu;
  addToUi(): void;
}

/** What SpreadsheetApp is used for. */
export interface GoogleSpreadsheetApp {
  getActiveSpreadsheet(): GoogleSpreadsheet | null;
  getUi(): { createMenu(caption: string): GoogleMenu };
}

/** What files and folders of Drive have in common. Each method may throw. */
export interface GoogleDriveItem {
  getId(): string;
  getName(): string;
  getDateCreated(): Date;
  getLastUpdated(): Date;
  getSharingAccess(): unknown;
  isTrashed(): boolean;
}

/** A file of Drive. */
export interface GoogleFile extends GoogleDriveItem {
  getMimeType(): string;
  getSize(): number;
  getBlob(): { getDataAsString(): string };
}

/** A folder of Drive. */
export interface GoogleFolder extends GoogleDriveItem {
  getFiles(): GoogleIterator<GoogleFile>;
  getFolders(): GoogleIterator<GoogleFolder>;
}

/** Gives items one by one; its token is good for about a week. */
export interface GoogleIterator<T> {
  hasNext(): boolean;
  next(): T;
  getContinuationToken(): string;
}

/** What DriveApp is used for. What is not found is thrown, in the language of the account. */
export interface GoogleDriveApp {
  readonly Access: { readonly ANYONE: unknown; readonly ANYONE_WITH_LINK: unknown };
  getFileById(id: string): GoogleFile;
  getFileByIdAndResourceKey(id: string, key: string): GoogleFile;
  getFolderById(id: string): GoogleFolder;
  getFolderByIdAndResourceKey(id: string, key: string): GoogleFolder;
  getRootFolder(): GoogleFolder;
  continueFileIterator(token: string): GoogleIterator<GoogleFile>;
  continueFolderIterator(token: string): GoogleIterator<GoogleFolder>;
}

/** What DocumentApp is used for. */
export interface GoogleDocumentApp {
  openById(id: string): { getBody(): { getText(): string } };
}

/** Values of 100 KB at most, for 6 hours at most; they may go earlier. */
export interface GoogleCache {
  get(key: string): string | null;
  getAll(keys: readonly string[]): Readonly<Record<string, string>>;
  putAll(values: Readonly<Record<string, string>>, seconds: number): void;
}

/** Values of 9 KB at most, 500 KB in all. */
export interface GoogleProperties {
  getProperty(key: string): string | null;
  setProperty(key: string, value: string): void;
  deleteProperty(key: string): void;
}

/** A lock of the whole script. */
export interface GoogleLock {
  tryLock(milliseconds: number): boolean;
  releaseLock(): void;
}

/** An answer of the web app. */
export interface GoogleTextOutput {
  setMimeType(type: unknown): GoogleTextOutput;
}

declare global {
  const SpreadsheetApp: GoogleSpreadsheetApp;
  const DriveApp: GoogleDriveApp;
  const DocumentApp: GoogleDocumentApp;
  const CacheService: { getScriptCache(): GoogleCache };
  const PropertiesService: { getScriptProperties(): GoogleProperties };
  const LockService: { getScriptLock(): GoogleLock };
  const ContentService: {
    readonly MimeType: { readonly JSON: unknown };
    createTextOutput(text: string): GoogleTextOutput;
  };
}
