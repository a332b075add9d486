import type { Icon } from '../menu/icons.ts';

/** A page or a record that the user can go to. */
export interface PaletteLink {
  kind: 'page' | 'record';
  /** Address; also identifies the link. */
  to: string;
  /** Its text, in the language it was found in. */
  text: string;
  /** What it belongs to: a group of the menu, a kind of records. */
  of: string;
  /** Distinguishes it from others with the same text. */
  detail?: string;
}

/** An action that is carried out immediately. */
export interface PaletteDeed {
  kind: 'action';
  id: string;
  text: string;
  /** What it applies to, if its text doesn't say. */
  of?: string;
  icon: Icon;
  /** Leaves the page for good, discarding anything typed there. */
  leaves?: true;
  run: () => void;
}

/** One line of the palette; `group` is the heading it is listed under. */
export type PaletteItem = (PaletteLink | PaletteDeed) & { group: string };

const words = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

/** Whether every word the user typed is the start of a word in these texts. */
export const isMeant = (typed: string, ...texts: string[]): boolean => {
  const said = words(texts.join(' '));
  return words(typed).every((word) => said.some((one) => one.startsWith(word)));
};

const remembered = 5;

/** Returns the most recently used links, the newest first, including this one. */
export const withRecent = (
  recent: readonly PaletteLink[],
  { kind, to, text, of, detail }: PaletteLink,
): PaletteLink[] =>
  [{ kind, to, text, of, ...(detail !== undefined && { detail }) }, ...recent.filter((one) => one.to !== to)].slice(
    0,
    remembered,
  );
