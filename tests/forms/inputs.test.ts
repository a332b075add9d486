import type { Validator } from 'ra-core';
import { Children, isValidElement, type ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import { recordOf } from '../../domain/records.ts';
import { hasPage } from '../../openapi/layout.ts';
import type { Field } from '../../openapi/define.ts';
import { fieldsInside, initialValue } from '../../openapi/kinds.ts';
import { camelCase } from '../../openapi/names.ts';
import { resources } from '../../src/generated/resources.ts';
import type { ResourceEntry } from '../../src/registry/resource.ts';
import { coherent } from '../fields/right.ts';
import { ruleBreakers } from '../fields/wrong.ts';
import { casesOf, entities, type FormCase } from './definitions.ts';

/**
 * The inputs of every form, read and not drawn: each has the rules of its field, and its words. How a rule is told to a
 * person who breaks it, `kinds/kinds.test.tsx` tries once for each kind of field.
 */

interface InputProps {
  source: string;
  validate?: readonly Validator[];
  helperText?: string;
  when?: unknown;
  otherwise?: unknown;
  children?: ReactElement<InputProps> | readonly ReactElement<InputProps>[];
}
type Inputs = Readonly<Record<string, ReactElement<InputProps>>>;

const modules = import.meta.glob<Record<string, unknown>>('../../src/generated/resources/*.tsx', { eager: true });

const insideOf = ({ props }: ReactElement<InputProps>): Inputs =>
  Object.fromEntries(
    Children.toArray(props.children as ReactElement<InputProps>[])
      .filter((child): child is ReactElement<InputProps> => isValidElement(child))
      .map((child) => [child.props.source, child]),
  );

const inputsOf = (view: string): Inputs => {
  const module = modules[`../../src/generated/resources/${camelCase(view)}.tsx`] ?? {};
  const inputs = (module[`${camelCase(view)}Inputs`] ?? {}) as Inputs;
  // References that take each other's place stand in one input.
  return Object.fromEntries(
    Object.entries(inputs).flatMap(([name, input]) =>
      'sources' in input.props ? Object.entries(insideOf(input)) : [[name, input] as const],
    ),
  );
};

/** The rules may have to be loaded first, as they are in a form. */
const complaints = async (
  { props: { source, validate = [] } }: ReactElement<InputProps>,
  value: unknown,
  beside = {},
): Promise<unknown[]> => {
  const values = { ...beside, [source]: value };
  const said = validate.map(async (one): Promise<unknown> => one(value, values, { finalSource: source }));
  return (await Promise.all(said)).filter((one) => one !== undefined);
};

const expectRules = async (fields: Readonly<Record<string, Field>>, inputs: Inputs): Promise<void> => {
  for (const [name, field] of Object.entries(fields)) {
    if (field.readOnly) continue;
    const input = inputs[name];
    if (!input) throw new Error(`Nothing edits ${name}`);
    const { source, validate = [] } = input.props;
    expect(source).toBe(name);
    expect(validate, name).toHaveLength(field.rules.length);
    expect(
      validate.some((one) => 'isRequired' in one && one.isRequired === true),
      name,
    ).toBe(field.rules.some((one) => one.name === 'required'));
    expect(input.props.when, name).toEqual(field.when);
    if (field.when) expect(input.props.otherwise ?? null, name).toEqual(initialValue(field));
    for (const { value, beside, rule, about } of ruleBreakers(name, field)) {
      expect(await complaints(input, value, beside), `${name} – ${about}`).toContainEqual({
        message: `rules.${rule.name}`,
        args: { ...rule.args },
      });
    }
    const inside = fieldsInside(field);
    if (inside) await expectRules(inside, insideOf(input));
  }
  const right = coherent(fields, 1);
  for (const [name, value] of Object.entries(right)) {
    if (value !== undefined)
      expect(await complaints(inputs[name]!, value, right), `${name} takes ${JSON.stringify(value)}`).toEqual([]);
  }
};

const cases = Object.entries(entities).flatMap(([key, entity]) =>
  Object.entries(entity.views)
    .filter(([, view]) => hasPage(view) && (entity.calls.includes('create') || entity.calls.includes('edit')))
    .map(([view, { route }]): [string, string, FormCase] => [
      route,
      view,
      casesOf(key, entity).find((one) => one.view.route === route)!,
    ]),
);

describe.each(cases)('the inputs of %s', (route, view, { fields }) => {
  test('have the rules of their fields', () => expectRules(Object.fromEntries(fields), inputsOf(view)));

  test('have the words of their fields in both languages', async () => {
    const { texts } = Object.values<ResourceEntry>(resources).find(({ name }) => name === route)!;
    for (const language of ['en', 'ru'] as const) {
      const said = recordOf((await texts![language]()).default);
      expect(fields.map(([name]) => recordOf(said['fields'])[name])).toEqual(
        fields.map(([, field]) => field[language]),
      );
      expect(fields.map(([name]) => recordOf(said['help'])[name])).toEqual(
        fields.map(([, field]) => field.help?.[language]),
      );
    }
    for (const [name, field] of fields) {
      expect(inputsOf(view)[name]?.props.helperText).toBe(field.help && `resources.${route}.help.${name}`);
    }
  });
});
