import { expect, test } from 'vitest';
import { type ColumnWidth, headingWidth, tracksOf } from './columnWidths.ts';

const columns: Record<string, ColumnWidth> = {
  status: { least: 80, usual: 120 },
  reason: { least: 120, usual: 320, isOfSentences: true },
  refusal: { least: 120, usual: 300, isOfSentences: true },
  name: { least: 160, usual: 240 },
};
const laid = (own: Readonly<Record<string, number>> = {}) =>
  tracksOf({
    names: Object.keys(columns),
    link: 'name',
    own,
    hasTicks: true,
    hasActions: false,
    widthOf: (name) => columns[name]!,
  });

/** Returns where each column starts in a table of the given width, in pixels. */
const beginnings = (template: string, width: number): number[] =>
  [...template.matchAll(/minmax\((?:clamp\((\d+)px, 100%(?: \/ (\d+))? - (\d+)px, (\d+)px\)|(\d+)px)/g)].map(
    ([, least, among = 1, others, usual, fixed]) =>
      fixed === undefined
        ? Math.max(Number(least), Math.min(width / Number(among) - Number(others), Number(usual)))
        : Number(fixed),
  );

test('gives sentences their room before names, and names theirs before the others', () => {
  const { template, least } = laid();
  expect(least).toBe(44 + 80 + 120 + 120 + 160);
  expect(beginnings(template, least - 100)).toEqual([80, 120, 120, 160]);
  expect(beginnings(template, least + 150)).toEqual([80, 270, 120, 160]);
  expect(beginnings(template, least + 300)).toEqual([80, 320, 220, 160]);
  expect(beginnings(template, least + 420)).toEqual([80, 320, 300, 200]);
  expect(beginnings(template, least + 900)).toEqual([80, 320, 300, 240]);
});

test('gives names of records a readable width before sentences get theirs, the same for all of them', () => {
  const name = { least: 84, usual: 160, readable: 130 };
  const widths: Record<string, ColumnWidth> = {
    why: { least: 120, usual: 320, isOfSentences: true },
    affiliate: name,
    campaign: name,
    title: { least: 160, usual: 240 },
  };
  const { template, least } = tracksOf({
    names: Object.keys(widths),
    link: 'title',
    own: {},
    hasTicks: false,
    hasActions: false,
    widthOf: (one) => widths[one]!,
  });
  expect(least).toBe(120 + 84 + 84 + 160);
  expect(beginnings(template, least - 100)).toEqual([120, 84, 84, 160]);
  expect(beginnings(template, least + 40)).toEqual([120, 104, 104, 160]);
  expect(beginnings(template, least + 92)).toEqual([120, 130, 130, 160]);
  expect(beginnings(template, least + 192)).toEqual([220, 130, 130, 160]);
  expect(beginnings(template, least + 900)).toEqual([320, 130, 130, 240]);
  // What is left over goes to all columns, names up to their usual width.
  expect(template).toContain(', 130px), 160px)');
});

test('leaves what misleads in part its room before names become readable, where there are no sentences', () => {
  const widths: Record<string, ColumnWidth> = {
    affiliate: { least: 84, usual: 160, readable: 130 },
    revenue: { least: 84, usual: 120, isWhole: true },
    title: { least: 160, usual: 200 },
  };
  const { template, least } = tracksOf({
    names: Object.keys(widths),
    link: 'title',
    own: {},
    hasTicks: false,
    hasActions: false,
    widthOf: (one) => widths[one]!,
  });
  expect(beginnings(template, least + 76)).toEqual([84, 120, 200]);
  expect(beginnings(template, least + 96)).toEqual([104, 120, 200]);
});

test('gives what misleads in part its room after names, and before free text', () => {
  const widths: Record<string, ColumnWidth> = {
    address: { least: 80, usual: 168 },
    event: { least: 120, usual: 220, isWhole: true },
    name: { least: 160, usual: 240 },
  };
  const { template, least } = tracksOf({
    names: Object.keys(widths),
    link: 'name',
    own: {},
    hasTicks: false,
    hasActions: false,
    widthOf: (name) => widths[name]!,
  });
  expect(beginnings(template, least + 50)).toEqual([80, 120, 210]);
  expect(beginnings(template, least + 120)).toEqual([80, 160, 240]);
  expect(beginnings(template, least + 900)).toEqual([80, 220, 240]);
});

test('leaves columns the widths that people gave them', () => {
  const { template, least } = laid({ reason: 90 });
  expect(template).toContain(' 90px ');
  expect(beginnings(template, least + 150)).toEqual([80, 270, 160]);
});

test.each([
  ['Waiting', 'Waiting'],
  ['Fresh leads per round', 'leads per'],
  ['Approve automatically after', 'automatically'],
])('leaves the heading %s room for three lines of whole words', (heading, longest) => {
  expect(headingWidth(heading).least).toBe(headingWidth(longest.replaceAll(' ', '-')).least);
});

test('leaves the heading that rows are ordered by room for its arrow', () => {
  expect(headingWidth('Order', true).least).toBeGreaterThan(headingWidth('Order').least);
});
