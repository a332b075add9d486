import type { Icon } from '../menu/icons.ts';

/** A page or a record that someone can go to. */
export interface PaletteLink {
  kind: 'page' | 'record';
  /** Address; tells one link from another. */
  to: string;
  /** What it says, in the language it was found in. */
  text: string;
  /** What it is one of: a group of the menu, a kind of records. */
  of: string;
  /** What tells it from others that say the same. */
  detail?: string;
}

/** Something to be done at once. */
export interface PaletteDeed {
  kind: 'action';
  id: string;
  text: string;
  /** What it is done to, where its text does not say. */
  of?: string;
  icon: Icon;
  /** Leaves the page for good, whatever was typed there. */
  leaves?: true;
  run: () => void;
}

/** One line of the palette; `group` is the heading it stands under. */
export type PaletteItem = (PaletteLink | PaletteDeed) & { group: string };

const words = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

/** Whether every word someone typed begins a word of these texts. */
export const isMeant = (typed: string, ...texts: string[]): boolean => {
  const said = words(texts.join(' '));
  return words(typed).every((word) => said.some((one) => one.startsWith(word)));
};

const remembered = 5;

/** The links someone used last, the newest first, with this one. */
export const withRecent = (
  recent: readonly PaletteLink[],
  { kind, to, text, of, detail }: PaletteLink,
): PaletteLink[] =>
  [{ kind, to, text, of, ...(detail !== undefined && { detail }) }, ...recent.filter((one) => one.to !== to)].slice(
    0,
    remembered,
  );
