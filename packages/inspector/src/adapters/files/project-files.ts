/** The files of the project that a page can be opened with, as their JSON; undefined where there is none of that name. */
export interface ProjectFiles {
  /** The names of the paths, '{machine}/{name}', in order, and of the recordings, 'page/{name}'. */
  readonly pathNames: () => readonly string[];
  readonly scenario: (name: string) => Promise<unknown> | undefined;
  /** @param name '{machine}/{name}' */
  readonly path: (name: string) => Promise<unknown> | undefined;
  readonly recording: (name: string) => Promise<unknown> | undefined;
}
