import type { Condition } from '../../domain/conditions.ts';
import { macroNames, parameterForms } from '../../domain/traffic/macros.ts';
import type { JsonSchema } from '../../domain/rules.ts';
import type { Field } from '../../openapi/define.ts';
import { isRequiredThen } from '../../openapi/required-then.ts';
import { optionValue } from '../../openapi/kinds.ts';

const sentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** Describes what a value's kind leaves open: its unit, what its numbers mean, which records its ids refer to. */
const meaning = (field: Field): string => {
  switch (field.kind) {
    case 'duration':
      return `In ${field.unit}.`;
    case 'money':
      return `In the currency of \`${field.currency}\`.`;
    case 'parameters': {
      const max = field.rules.find(({ name }) => name === 'kilobytes');
      return max ? `At most ${max.args[0]} kB of JSON.` : '';
    }
    case 'secret':
      return 'Stored encrypted and never returned. `null` removes it; omitted or blank, it is unchanged.';
    case 'schedule':
      return 'Weekly hours in a time zone, null for always: of these days, from `09:00` to `18:00`. An end that is not after the start is on the next day; `24:00` is the end of the day. Returned in normal form: in order, without overlaps, days with the same hours together.';
    case 'timestamp':
      return 'Seconds since 1970 UTC.';
    case 'enumeration': {
      if (!Object.values(field.options).some(({ id }) => id !== undefined)) return '';
      return sentence(
        Object.entries(field.options)
          .map((entry) => `${optionValue(entry)} = ${entry[1].en}`)
          .join(', '),
      );
    }
    case 'codeList':
      return `Codes are listed by \`GET /user/info\` under \`${field.of}\`.`;
    case 'one':
      return `Id of a record: ${field.entity}.`;
    case 'many':
      return `Ids of records: ${field.entity}.`;
    case 'reverse':
      return `Ids of records: ${field.entity}. They refer to this one by \`${field.field}\`${field.readOnly ? '' : ', and are changed there when this record is edited'}.`;
    case 'rows':
      return `Rows: ${field.entity}. A row with an ID is changed, one without is created, a missing one is removed; the order is kept.`;
    case 'tags':
      return `Ids of tags of the type \`${field.of}\`.`;
    default:
      return '';
  }
};

/** Macros other than those with fixed names. */
const furtherParameters = `, and of the vertical’s further parameters \`{param.name}\`, as it is or as ${Object.keys(
  parameterForms,
)
  .map((form) => `\`{param.name.${form}}\``)
  .join(', ')}`;

const valueText = (value: string | number | boolean | null): string => (value === null ? 'empty' : `\`${value}\``);

/** Describes with which values of other fields a field applies. */
const conditionText = (condition: Condition): string =>
  Object.entries(condition)
    .map(([name, values]) => `where \`${name}\` is ${values.map(valueText).join(' or ')}`)
    .join(' and ');

/** Describes a field in English for readers of the contract: label, help, unit. */
export const description = (field: Field): string =>
  [
    sentence(field.en),
    field.help && sentence(field.help.en),
    meaning(field),
    'macros' in field &&
      field.macros &&
      `Takes the macros ${macroNames(field.macros)
        .map((name) => `\`{${name}}\``)
        .join(', ')}${field.macros === 'lead' ? furtherParameters : ''}.`,
    field.exclusive &&
      `${field.exclusive.required ? 'A record has one' : 'A record has at most one'} of ${field.exclusive.fields
        .map((name) => `\`${name}\``)
        .join(', ')}: giving one takes the place of another.`,
    field.permission && `Takes the permission \`${field.permission}\`.`,
    field.when && `Only ${conditionText(field.when)}${isRequiredThen(field) ? ', and required then' : ''}.`,
    field.mode && `\`${field.mode}\` determines whether these are included or excluded; empty for any.`,
  ]
    .filter(Boolean)
    .join(' ');

/** Returns a property of a schema: the field's value with a description, marked if it is hidden from affiliates. */
export const property = (field: Field, schema: JsonSchema): JsonSchema => ({
  ...schema,
  description: description(field),
  ...(field.staffOnly && { 'x-staff-only': true }),
});
