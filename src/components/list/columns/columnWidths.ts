import { useTranslate } from 'ra-core';
import { EmailField } from 'react-admin';
import type { ReactElement } from 'react';
import { recordOf } from '../../../../domain/records.ts';
import { isChoices } from '../../choice.ts';
import type { Elements } from '../../typed.ts';
import { declaredBy } from '../filters/declaredBy.ts';
import { alignOf } from './alignOf.ts';
import { useColumnLabel } from './columnLabel.ts';

/** Column widths in pixels set by the user. */
export type Widths = Readonly<Record<string, number>>;

/** The default width of a column in pixels: `usual` if there is room, and never less than `least`. */
export interface ColumnWidth {
  least: number;
  usual: number;
  /** Its values are names, which can be told apart at this width: they get it before sentences get their usual one. */
  readable?: number;
  /** Its values are sentences, which mean little when cut: it gets its usual width before names do. */
  isOfSentences?: boolean;
  /**
   * Its values are misleading when cut, such as amounts and statuses: it gets its usual width before free text does.
   */
  isWhole?: boolean;
}

/** Limits of the widths that users can set. */
export const narrowest = 48;
export const widest = 800;

/** The column that links to the record takes the remaining room; a component with a width of its own keeps that. */
const leading: ColumnWidth = { least: 134, usual: 240 };
const plain: ColumnWidth = { least: 80, usual: 168 };
/** Average width of a letter: Latin ones, and wider ones. */
const letter = 7;
const wideLetter = 8.5;
const textWidth = (text: string): number =>
  Math.ceil(text.length * (/[^\p{ASCII}\p{Script=Latin}]/u.test(text) ? wideLetter : letter));
/** The same for headings, whose letters are smaller. */
const headingLetter = 6.6;
const wideHeadingLetter = 7.3;
const lineWidth = (words: readonly string[]): number => {
  const text = words.join(' ');
  return Math.ceil(text.length * (/[^\p{ASCII}\p{Script=Latin}]/u.test(text) ? wideHeadingLetter : headingLetter));
};
/** The maximum number of lines in a heading (D1261). */
export const headingLines = 3;
/** Returns the width of words broken into so many lines at the best places. */
const inLines = (words: readonly string[], lines: number): number =>
  lines === 1
    ? lineWidth(words)
    : Math.min(
        lineWidth(words),
        ...words
          .slice(1)
          .map((_, place) =>
            Math.max(lineWidth(words.slice(0, place + 1)), inLines(words.slice(place + 1), lines - 1)),
          ),
      );
const padding = 16;
/** A chip's padding, and the average width of its letters, which are smaller. */
const around = 18;
const chipLetter = 6.7;
const wideChipLetter = 7.5;
const chipWidth = (text: string): number =>
  Math.ceil(text.length * (/[^\p{ASCII}\p{Script=Latin}]/u.test(text) ? wideChipLetter : chipLetter));
const arrow = 20;

/**
 * Returns the width of a heading: on one line with its arrow, and at least, on several; the arrow shows only if rows
 * are ordered by it.
 */
export const headingWidth = (text: string, isOrdering = false): ColumnWidth => ({
  least: inLines(text.split(' '), headingLines) + padding + (isOrdering ? arrow : 0),
  usual: textWidth(text) + padding + arrow,
});
/** Pixels that the words of choices may take; longer ones are sentences, and may be as wide as those. */
const widestWords = 240;
const widestSentences = 320;
/** Pixels up to which a column is as wide as its heading needs, however short its values. */
const narrowColumn = 120;

/** Extra pixels for a total: it is the longest of the values above it, and bold. */
const forTotal = 40;

/** Returns the width of a column with a total below it. */
export const withTotal = ({ least, usual }: ColumnWidth): ColumnWidth => ({
  least: least + forTotal,
  usual: usual + forTotal,
});

/** Widths of react-admin's own fields. */
const borrowed = new Map<unknown, ColumnWidth>([[EmailField, { least: 104, usual: 200 }]]);

/** Returns the width that a column's component declares: `MomentField.columnWidth = [least, usual, readable]`. */
const ownWidth = (column: ReactElement | undefined): ColumnWidth | undefined => {
  const columnWidth = declaredBy(column, 'columnWidth');
  if (!Array.isArray(columnWidth)) return borrowed.get(column?.type);
  const [least, usual, readable]: unknown[] = columnWidth;
  return { least: Number(least), usual: Number(usual), ...(typeof readable === 'number' && { readable }) };
};

/**
 * Returns the width of each column based on its component, the words of its choices and its heading; `ordering` is the
 * column that rows are ordered by.
 */
export const useColumnWidths = (
  columns: Elements,
  link: string | undefined,
  ordering: string,
): ((name: string) => ColumnWidth) => {
  const translate = useTranslate();
  const labelOf = useColumnLabel(columns);
  return (name) => {
    const column = columns[name];
    if (name === link) return ownWidth(column) ?? leading;
    const { choices } = recordOf(column?.props);
    const own = ownWidth(column) ?? plain;
    const heading = headingWidth(labelOf(name), name === ordering);
    if (!isChoices(choices))
      return {
        least: Math.max(own.least, Math.min(heading.least, narrowColumn)),
        usual: Math.max(own.usual, heading.usual),
        ...(own.readable !== undefined && { readable: own.readable }),
        isWhole: alignOf(column) === 'right',
      };
    const words = choices.map(({ name: word }) => translate(word, { _: word }));
    const room = Math.max(...words.map(chipWidth)) + padding + around;
    const isOfSentences = room > widestWords;
    // In a crowded table, the widest letters may be cut.
    const least = Math.max(
      Math.min(Math.max(...words.map((word) => word.length)) * letter + padding + around, 121),
      Math.min(heading.least, narrowColumn),
    );
    const usual = Math.min(Math.max(room, heading.usual), isOfSentences ? widestSentences : widestWords);
    return { isOfSentences, isWhole: !isOfSentences, least, usual: Math.max(least, usual) };
  };
};

/** The columns of a table as CSS grid tracks. */
export interface Tracks {
  /** Value of `grid-template-columns`. */
  template: string;
  /** Pixels below which the table scrolls sideways. */
  least: number;
}

/** Pixels of the checkboxes before the columns, and of the actions after them. */
export const besides = { ticks: 44, actions: 48 } as const;

export interface Laid {
  names: readonly string[];
  link: string | undefined;
  widthOf: (name: string) => ColumnWidth;
  own: Widths;
  hasTicks: boolean;
  hasActions: boolean;
}

/**
 * Lays out the columns: those that the user has resized keep their width, the leading one takes the rest, if it has no
 * set width itself.
 */
export const tracksOf = ({ names, link, widthOf, own, hasTicks, hasActions }: Laid): Tracks => {
  const leastOf = (name: string): number => own[name] ?? widthOf(name).least;
  const least =
    names.reduce((sum, name) => sum + leastOf(name), 0) +
    (hasTicks ? besides.ticks : 0) +
    (hasActions ? besides.actions : 0);
  const free = names.filter((name) => own[name] === undefined);
  // As far as there is room, these get their usual width before the others get more than their least: sentences, then
  // the leading column, which is read first and told apart by its beginning, then values that are misleading when cut.
  const sentences = free.filter((name) => name !== link && widthOf(name).isOfSentences);
  const first = [
    ...sentences,
    ...free.filter((name) => name === link),
    ...free.filter((name) => name !== link && widthOf(name).isWhole),
  ];
  const more = (name: string): number => widthOf(name).usual - widthOf(name).least;
  const moreOf = (some: readonly string[]): number => some.reduce((sum, name) => sum + more(name), 0);
  // Names of other records become readable before that at the expense of sentences, otherwise after it, all of them alike.
  const named = free.filter((name) => !first.includes(name) && (widthOf(name).readable ?? 0) > widthOf(name).least);
  const isBefore = sentences.length > 0;
  const taken = least + (isBefore ? 0 : moreOf(first));
  const readable = isBefore ? named.reduce((sum, name) => sum + widthOf(name).readable! - widthOf(name).least, 0) : 0;
  const beginning = (name: string): string => {
    const width = widthOf(name);
    if (named.includes(name)) {
      const share = `100% / ${named.length} - ${Math.ceil(taken / named.length) - width.least}px`;
      return `clamp(${width.least}px, ${share}, ${width.readable}px)`;
    }
    const place = first.indexOf(name);
    if (place < 0) return `${width.least}px`;
    const others = least - width.least + readable + moreOf(first.slice(0, place));
    return `clamp(${width.least}px, 100% - ${others}px, ${width.usual}px)`;
  };
  const track = (name: string): string =>
    own[name] === undefined
      ? `minmax(${beginning(name)}, ${name === link ? '1fr' : `${widthOf(name).usual}px`})`
      : `${own[name]}px`;
  return {
    template: [
      ...(hasTicks ? [`${besides.ticks}px`] : []),
      ...names.map(track),
      ...(link !== undefined && free.includes(link) ? [] : ['minmax(0, 1fr)']),
      ...(hasActions ? [`${besides.actions}px`] : []),
    ].join(' '),
    least,
  };
};
