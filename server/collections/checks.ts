import { isEmpty } from '../../domain/text/is-empty.ts';
import { isRecord } from '../../domain/records.ts';
import { firstBroken, type Rule, rule, ruleSchema } from '../../domain/rules.ts';
import type { Field } from '../../openapi/define.ts';
import { besideFields } from '../../openapi/standard.ts';
import type { Caller } from '../access/caller.ts';
import { violation, violationOf, type Detail } from '../failure.ts';
import { isCreatable, isEditable, isSetByAction } from './fields.ts';
import type { Change, Collection, Values } from './model.ts';
import { isKnown, parameterDetails } from './code-lists.ts';

/** Rules of fields that the contract's schema can't express. */

const beyondSchema = new WeakMap<Field, Rule[]>();

const rulesBeyondSchema = (field: Field): Rule[] => {
  let rules = beyondSchema.get(field);
  if (!rules) {
    rules = field.rules.filter((one) => one.name !== 'required' && Object.keys(ruleSchema(one)).length === 0);
    beyondSchema.set(field, rules);
  }
  return rules;
};

const insideOf = (field: Field, value: unknown, path: string): Detail[] => {
  if ((field.kind === 'list' || field.kind === 'rows') && Array.isArray(value)) {
    return value.flatMap((row, place) => (isRecord(row) ? rowDetails(field.fields, row, `${path}.${place}`) : []));
  }
  return field.kind === 'group' && isRecord(value) ? rowDetails(field.fields, value, path) : [];
};

const rowDetails = (fields: Readonly<Record<string, Field>>, row: Values, path: string): Detail[] =>
  Object.entries(fields).flatMap(([name, field]) => valueDetails(field, row[name], row, `${path}.${name}`));

const unknownCodes = (field: Field, value: unknown): boolean =>
  field.kind === 'codeList' &&
  (Array.isArray(value) ? value : [value]).some((code) => !isKnown(field.of, String(code)));

const valueDetails = (field: Field, value: unknown, row: Readonly<Values>, path: string): Detail[] => {
  if (isEmpty(value)) return field.required ? [violationOf(rule('required'), path)] : [];
  const first = firstBroken(value, rulesBeyondSchema(field), row);
  if (first) return [violationOf(first, path)];
  if (unknownCodes(field, value)) return [violation(path, 'choice')];
  if (field.kind === 'parameters') return parameterDetails(field.block, value, path);
  return insideOf(field, value, path);
};

/** What an item contains in addition to the record's fields. */
export const aboutItems: ReadonlySet<string> = new Set(['id', 'version', ...besideFields]);

/** Returns fields that were sent but that the caller may not set: for the caller they don't exist. */
export const unwritableFields = ({ entity }: Collection, { call, path, sent }: Change, caller: Caller): Detail[] => {
  if (call !== 'create' && call !== 'edit') return [];
  const may = call === 'create' ? isCreatable : isEditable;
  return (
    Object.keys(sent)
      .filter((name) => !aboutItems.has(name) && !(entity.fields[name] && may(entity.fields[name], caller)))
      // The contract doesn't let callers send them; the action set them.
      .filter((name) => !isSetByAction(entity, name))
      .map((name) => violation(`${path}.${name}`, 'unknown', name))
  );
};

/** Returns what is wrong with the values of a change, together with the rest of its record. */
export const brokenRules = ({ entity }: Collection, { before, path, values }: Change): Detail[] => {
  const row = { ...before, ...values };
  return Object.entries(values).flatMap(([name, value]) => {
    const field = entity.fields[name];
    return field && !field.readOnly ? valueDetails(field, value, row, `${path}.${name}`) : [];
  });
};
