import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { faults } from './languages.ts';
import { nodesOf, placeOf, type Source, sourcesOf } from './sources.ts';

/** Texts that are said where they are needed, in both languages beside each other: `{ en: 'Active', ru: 'Активен' }`. */

/** The text of a literal, `${…}` in it as `{0}`; several forms of a noun together. Undefined where it is no text. */
const textOf = (node: ts.Expression): string | undefined => {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal }, place) => `{${place}}${literal.text}`).join('');
  if (!ts.isArrayLiteralExpression(node)) return undefined;
  const forms = node.elements.map(textOf);
  return forms.every((form) => form !== undefined) ? forms.join(' / ') : undefined;
};

interface Said {
  place: string;
  en: string | undefined;
  ru: string | undefined;
  /** What else it says comes from elsewhere. */
  spread: boolean;
}

const saidIn = (source: Source): Said[] =>
  nodesOf(source).flatMap((node) => {
    if (!ts.isObjectLiteralExpression(node)) return [];
    const named = (name: string) => {
      const property = node.properties.find((one) => ts.isPropertyAssignment(one) && one.name.getText() === name);
      return property && ts.isPropertyAssignment(property) ? textOf(property.initializer) : undefined;
    };
    const [en, ru] = [named('en'), named('ru')];
    if (en === undefined && ru === undefined) return [];
    return [
      { place: placeOf(source, node), en, ru, spread: node.properties.some((one) => ts.isSpreadAssignment(one)) },
    ];
  });

const all = sourcesOf('openapi', 'domain', 'server', 'codegen').flatMap(saidIn);

describe('what definitions, rules and answers say', () => {
  test('is said in both languages', () => {
    expect(all.length).toBeGreaterThan(300);
    expect(all.filter(({ en, ru, spread }) => !spread && (en === undefined) !== (ru === undefined))).toEqual([]);
  });

  test('is said in each in its own words, with the same things filled in', () => {
    const wrong = all.flatMap(({ place, en, ru }) =>
      en === undefined || ru === undefined ? [] : faults(en, ru).map((fault) => `${place} ${fault}: ${ru}`),
    );
    expect(wrong).toEqual([]);
  });
});
