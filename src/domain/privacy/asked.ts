import * as texts from './texts.ts';

/** The hosts outside of this site that a build asks, by purpose. */
export interface AskedHosts {
  readonly images: readonly string[];
  readonly connections: readonly string[];
  readonly media: readonly string[];
  readonly frames: readonly string[];
}

/** What else of a build leads outside. */
export interface AskingBuild {
  readonly hosts: AskedHosts;
  /** '' where none is connected. */
  readonly portalUrl: string;
  readonly mapUrl: string;
}

/** Something that is asked of others, and whom. */
export interface AskedItem {
  readonly what: string;
  readonly hosts: readonly string[];
}

/** Gives what the pages of a build ask of other hosts by themselves; nothing where all stands on this site (spec §2 Privacy). */
export function askedItems({ images, connections, media, frames }: AskedHosts): readonly AskedItem[] {
  return [
    { what: texts.askedPictures, hosts: images },
    // The service worker asks for pictures once more, which says nothing new.
    { what: texts.askedContent, hosts: connections.filter((host) => !images.includes(host)) },
    { what: texts.askedVideo, hosts: media },
    { what: texts.askedYoutube, hosts: frames },
  ].filter(({ hosts }) => hosts.length > 0);
}
