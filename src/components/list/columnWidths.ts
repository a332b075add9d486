import { useTranslate } from 'ra-core';
import { EmailField } from 'react-admin';
import type { ReactElement } from 'react';
import type { Choice } from '../choice.ts';
import type { Elements } from '../typed.ts';
import { alignOf } from './alignOf.ts';
import { useColumnLabel } from './columnLabel.ts';

/** Widths in pixels that people gave to columns. */
export type Widths = Readonly<Record<string, number>>;

/** How wide a column is by itself, in pixels: as usual where there is room, and never less than the least. */
export interface ColumnWidth {
  least: number;
  usual: number;
  /** Its words are sentences, of which half say nothing: it has its usual width before names have theirs. */
  isOfSentences?: boolean;
  /** A part of it misleads, as of an amount or a status: it has its usual width before free text has its. */
  isWhole?: boolean;
}

/** What nobody makes a column narrower or wider than. */
export const narrowest = 48;
export const widest = 800;

/** The column that leads to the record takes what the others leave; one of a component that knows better has its width. */
const leading: ColumnWidth = { least: 134, usual: 240 };
const plain: ColumnWidth = { least: 80, usual: 168 };
/** What a letter takes: those of Latin, and wider ones. */
const letter = 7;
const wideLetter = 8.5;
const textWidth = (text: string): number =>
  Math.ceil(text.length * (/[^\p{ASCII}\p{Script=Latin}]/u.test(text) ? wideLetter : letter));
/** The same in a heading, whose letters are smaller. */
const headingLetter = 6.6;
const wideHeadingLetter = 7.3;
const lineWidth = (words: readonly string[]): number => {
  const text = words.join(' ');
  return Math.ceil(text.length * (/[^\p{ASCII}\p{Script=Latin}]/u.test(text) ? wideHeadingLetter : headingLetter));
};
/** So many lines of a heading show (D1261). */
export const headingLines = 3;
/** What words take in so many lines, broken where these are shortest. */
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
/** A chip's own padding, and what its letters take, which are smaller. */
const around = 18;
const chipLetter = 6.7;
const wideChipLetter = 7.5;
const chipWidth = (text: string): number =>
  Math.ceil(text.length * (/[^\p{ASCII}\p{Script=Latin}]/u.test(text) ? wideChipLetter : chipLetter));
const arrow = 20;

/** What a heading takes: in one line with its arrow, and at least, in several; the arrow shows where rows are ordered by it. */
export const headingWidth = (text: string, isOrdering = false): ColumnWidth => ({
  least: inLines(text.split(' '), headingLines) + padding + (isOrdering ? arrow : 0),
  usual: textWidth(text) + padding + arrow,
});
/** Pixels up to which words of choices have room; longer ones are sentences, which may be as wide as other sentences. */
const widestWords = 240;
const widestSentences = 320;
/** Pixels up to which a column is as wide as its heading needs, however little stands in it. */
const narrowColumn = 120;

/** Pixels that a total takes beyond the values above it: it is the longest of them, and bold. */
const forTotal = 40;

/** The width of a column with a total below it. */
export const withTotal = ({ least, usual }: ColumnWidth): ColumnWidth => ({
  least: least + forTotal,
  usual: usual + forTotal,
});

const isChoices = (value: unknown): value is readonly Choice[] => Array.isArray(value);

/** Widths of what react-admin shows. */
const borrowed = new Map<unknown, ColumnWidth>([[EmailField, { least: 104, usual: 200 }]]);

/** What the component of a column says of its width: `MomentField.columnWidth = [least, usual]`. */
const ownWidth = (column: ReactElement | undefined): ColumnWidth | undefined => {
  const { columnWidth }: { columnWidth?: unknown } = Object(column?.type);
  if (!Array.isArray(columnWidth)) return borrowed.get(column?.type);
  return { least: Number(columnWidth[0]), usual: Number(columnWidth[1]) };
};

/** The width of each column by what it shows: its component, the words of its choices, its heading; `ordering` is the one that rows are ordered by. */
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
    const { choices }: { choices?: unknown } = Object(column?.props);
    const own = ownWidth(column) ?? plain;
    const heading = headingWidth(labelOf(name), name === ordering);
    if (!isChoices(choices))
      return {
        least: Math.max(own.least, Math.min(heading.least, narrowColumn)),
        usual: Math.max(own.usual, heading.usual),
        isWhole: alignOf(column) === 'right',
      };
    const words = choices.map(({ name: word }) => translate(word, { _: word }));
    const room = Math.max(...words.map(chipWidth)) + padding + around;
    const isOfSentences = room > widestWords;
    // Where the columns hardly find room, the widest letters are cut.
    const least = Math.max(
      Math.min(Math.max(...words.map((word) => word.length)) * letter + padding + around, 121),
      Math.min(heading.least, narrowColumn),
    );
    const usual = Math.min(Math.max(room, heading.usual), isOfSentences ? widestSentences : widestWords);
    return { isOfSentences, isWhole: !isOfSentences, least, usual: Math.max(least, usual) };
  };
};

/** The columns of a table as a CSS grid lays them out. */
export interface Tracks {
  /** Value of `grid-template-columns`. */
  template: string;
  /** Pixels below which the table scrolls sideways. */
  least: number;
}

/** Pixels of the ticks before the columns, and of what stands after them. */
export const besides = { ticks: 44, actions: 48 } as const;

export interface Laid {
  names: readonly string[];
  link: string | undefined;
  widthOf: (name: string) => ColumnWidth;
  own: Widths;
  hasTicks: boolean;
  hasActions: boolean;
}

/** Lays the columns out: those with a width of someone's own keep it, the leading one takes what is left, or nobody does. */
export const tracksOf = ({ names, link, widthOf, own, hasTicks, hasActions }: Laid): Tracks => {
  const leastOf = (name: string): number => own[name] ?? widthOf(name).least;
  const least =
    names.reduce((sum, name) => sum + leastOf(name), 0) +
    (hasTicks ? besides.ticks : 0) +
    (hasActions ? besides.actions : 0);
  const free = names.filter((name) => own[name] === undefined);
  // Before the others get more than their least, these have their usual width, as far as there is room: sentences,
  // then names, which are read first and told apart by their beginning, then what is no good in part.
  const first = [
    ...free.filter((name) => name !== link && widthOf(name).isOfSentences),
    ...free.filter((name) => name === link),
    ...free.filter((name) => name !== link && widthOf(name).isWhole),
  ];
  const more = (name: string): number => widthOf(name).usual - widthOf(name).least;
  const beginning = (name: string): string => {
    const width = widthOf(name);
    const place = first.indexOf(name);
    if (place < 0) return `${width.least}px`;
    const taken = first.slice(0, place).reduce((sum, before) => sum + more(before), least - width.least);
    return `clamp(${width.least}px, 100% - ${taken}px, ${width.usual}px)`;
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
