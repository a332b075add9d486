import type { Field, Option, StatusValue } from '../../openapi/define.ts';
import { fieldsInside } from '../../openapi/kinds.ts';
import { camelCase } from '../../openapi/names.ts';
import { type Code, list, object, text } from './print.ts';
import type { Page } from './view.ts';

const property = (path: string): string => camelCase(path.replaceAll('.', '_'));

/** Returns the file's name for the choices of a field: `offerChoices.accessType`. */
export const choicesName = (page: Page, path: string): string => `${page.name}Choices.${property(path)}`;

/** Returns the choices of the given fields and of those inside them: path → options. */
export const optionsOf = (
  fields: Readonly<Record<string, Field>>,
  before = '',
): [string, Record<string, Option | StatusValue>][] =>
  Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind === 'enumeration') return [[`${before}${name}`, field.options]];
    return optionsOf(fieldsInside(field) ?? {}, `${before}${name}.`);
  });

/** Returns the choices of all enumerations of a page, each with its message. */
export const choices = (page: Page, fields: Readonly<Record<string, Field>>): Code => {
  const entries = optionsOf(fields).map(([path, options]): [string, Code] => [
    property(path),
    list(
      ...Object.entries(options).map(([key, option]) =>
        object([
          ['id', 'id' in option && option.id !== undefined ? String(option.id) : text(key)],
          ['name', text(`resources.${page.resource}.choices.${path}.${key}`)],
          ...(option.tone ? [['tone', text(option.tone)] as const] : []),
        ]),
      ),
    ),
  ]);
  return object(entries);
};
