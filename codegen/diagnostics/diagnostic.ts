import { closest, distance } from 'fastest-levenshtein';

/** Every code and what it is about; nothing else is ever reported. */
export const codes = {
  SL101: 'a reference to an entity that does not exist',
  SL102: 'a field that does not exist is named',
  SL103: 'tags of a type that does not exist',
  SL104: 'a reverse, or a list in a tab, of a field that does not refer back',
  SL105: 'a status that does not exist is named',
  SL106: 'a value that the field doesn’t have is named',
  SL107: 'a call that does not exist is named',
  SL108: 'money without the field of its currency',
  SL109: 'a field is used in a way it can’t be',
  SL110: 'a permission that does not exist is named',
  SL111: 'a menu group or icon that does not exist is named',
  SL201: 'two entities have the same path or table',
  SL202: 'two views have the same route or name',
  SL203: 'two permissions have the same name',
  SL204: 'two calls have the same operationId',
  SL205: 'two calls have the same path and method',
  SL206: 'a name that is taken',
  SL207: 'two schemas have the same name',
  SL208: 'two fields have the same column',
  SL209: 'two lines of a menu have the same place',
  SL301: 'words are missing in a language',
  SL302: 'bounds that contradict each other',
  SL303: 'a default that breaks the field’s own rules',
  SL304: 'no example satisfies the field’s rules',
  SL305: 'a pattern that is not a regular expression',
  SL306: 'a call that lacks something it needs',
  SL307: 'a name that breaks the naming rules',
  SL308: 'an incomplete hand-written call',
  SL309: 'definitions that can’t be read',
  SL310: 'statuses that contradict each other',
  SL311: 'an incomplete menu entry',
  SL401: 'a required field without a value for existing records',
  SL402: 'values that do not fit their field’s new type',
  SL403: 'no snapshot of the tables',
  SL404: 'a snapshot of the tables that doesn’t match the migrations',
  SL501: 'a file that the generator does not own is in the way',
  SL601: 'something of the other contract that can’t be adopted',
} as const;
export type Code = keyof typeof codes;

const warnings: readonly Code[] = ['SL304', 'SL601'];

/** Something wrong, where it is, and how to fix it. */
export interface Diagnostic {
  code: Code;
  message: string;
  help?: string;
  /** Name of the entity in code. */
  entity?: string;
  /** The path in its definition, from the outside in: `['fields', 'offer']`. */
  at?: readonly string[];
  /** The file, if it is not that of the entity. */
  file?: string;
}

/** Returns whether it is a warning, which is printed but stops nothing. */
export const isWarning = ({ code }: Diagnostic): boolean => warnings.includes(code);

/** Returns `did you mean `offer`?` if one of the candidates is close enough. */
export const didYouMean = (name: string, candidates: readonly string[]): string | undefined => {
  if (candidates.length === 0) return undefined;
  const nearest = closest(name, [...candidates]);
  return distance(name, nearest) <= Math.max(2, Math.floor(name.length / 3))
    ? `did you mean \`${nearest}\`?`
    : undefined;
};

/** Describes how to fix a name that is none of the candidates. */
export const oneOf = (name: string, candidates: readonly string[]): string =>
  didYouMean(name, candidates) ??
  (candidates.length > 0 ? `it can be: ${candidates.slice(0, 12).join(', ')}` : 'there is none');

const place = ({ entity, at = [], file }: Diagnostic, line: number | undefined): string => {
  const where = file ?? (entity && `openapi/entities/${entity}.ts`);
  const what = entity ? [entity, ...at.filter((part) => part !== 'fields')].join('.') : at.join('.');
  return [where && `${where}${line ? `:${line}` : ''}`, what].filter(Boolean).join('  ');
};

/** Formats a diagnostic for printing; `line` is that in the definition's file. */
export const written = (diagnostic: Diagnostic, line?: number): string =>
  [
    `${diagnostic.code} ${isWarning(diagnostic) ? 'warning' : 'error'}  ${place(diagnostic, line)}`,
    `  ${diagnostic.message}`,
    ...(diagnostic.help ? [`  help: ${diagnostic.help}`] : []),
  ].join('\n');
