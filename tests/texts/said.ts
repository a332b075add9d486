import ts from 'typescript';
import { nodesOf, placeOf, type Source, sourcesOf } from './sources.ts';

/** The text of a literal, `${…}` in it as `{0}`; several forms of a noun together. Undefined where it is no text. */
const textOf = (node: ts.Expression): string | undefined => {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal }, place) => `{${place}}${literal.text}`).join('');
  if (!ts.isArrayLiteralExpression(node)) return undefined;
  const forms = node.elements.map(textOf);
  return forms.every((form) => form !== undefined) ? forms.join(' / ') : undefined;
};

export interface FoundText {
  place: string;
  en: string | undefined;
  ru: string | undefined;
  /** What else it says comes from elsewhere. */
  spread: boolean;
}

const textsIn = (source: Source): FoundText[] =>
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

/** Everything that definitions, rules, answers and pages say in both languages beside each other. */
export const allSaid = (): FoundText[] => sourcesOf('openapi', 'domain', 'server', 'codegen', 'src').flatMap(textsIn);
