import { looksLikeExpression } from '../../domain/expression-syntax.ts';
import { expressionOf } from '../../domain/expressions.ts';
import { type Detail, violation } from '../failure.ts';

/** Of texts by path, returns the ones that look like expressions but are invalid or too large. */
export const unreadableIn = (texts: readonly (readonly [path: string, text: string | null | undefined])[]): Detail[] =>
  texts.flatMap(([path, text]) =>
    text && looksLikeExpression(text) && !expressionOf(text) ? [violation(path, 'expression')] : [],
  );

const patterns = ['acceptedPattern', 'leadIdPattern', 'redirectPattern', 'messagePattern', 'refusedPattern'] as const;

interface Answers {
  outApi?: Partial<Record<(typeof patterns)[number], string | null>> | null;
}

/** The same for the patterns by which responses are read. */
export const unreadableAnswers = ({ values: { outApi }, path }: { values: Answers; path: string }): Detail[] =>
  unreadableIn(patterns.map((name) => [`${path}.outApi.${name}`, outApi?.[name]] as const));
