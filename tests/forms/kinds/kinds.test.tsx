import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Field } from '../../../openapi/define.ts';
import { fieldsInside } from '../../../openapi/kinds.ts';
import { coherent } from '../../fields/right.ts';
import { openForm, openRecord, submit } from '../admin.tsx';
import { casesOf, entities, type FormCase } from '../definitions.ts';
import { expectRecord } from '../editing.ts';
import { sent, serveRecord, setUpNetwork, signInAs, takeRecords } from '../network.ts';
import { expectDefault, fillIn, isDue, isTyped, labelled, refuseAll, shown, tryRules } from '../trying.ts';
import { controlOf, isMarked, said, type, typedText } from '../typing.ts';
import { kindEntities } from './definitions.ts';
import { en, resources } from './generated.ts';

setUpNetwork();

/**
 * Every kind of field with every rule that it can carry, typed as a person does, when a record is made and when it is
 * edited. That the forms of the product carry the rules of their definitions, `inputs.test.ts` says without typing.
 */

const cases = Object.entries(kindEntities).flatMap(([key, entity]) => casesOf(key, entity));
const variant = { resources: Object.values(resources), texts: en.resources };
const permissions = Object.values(resources).flatMap(({ permission }) => Object.values(permission).flat());

const editable = ({ fields, ...rest }: FormCase): FormCase => ({
  ...rest,
  fields: fields.filter(([, field]) => !field.createOnly),
});

const open = async (one: FormCase): Promise<HTMLFormElement> => {
  const form = await openForm(one.view.route, variant);
  await shown(form, one);
  return form;
};

describe.each(cases.map((one): [string, FormCase] => [one.view.route, one]))('%s', (_, one) => {
  beforeEach(() => {
    signInAs('admin', permissions);
    takeRecords(one.entity);
  });

  test('of a new record mark what must be entered, start with the defaults, and complain of what is wrong', async () => {
    const form = await open(one);
    for (const [name, field] of labelled(one)) {
      expect(isMarked(controlOf(form, field.en)), name).toBe(isDue(field));
      expectDefault(form, field);
      if (field.help) expect(said(controlOf(form, field.en))).toContain(field.help.en);
    }
    await tryRules(form, one, 'create');
    expect(sent).toEqual([]);
  });

  test('of a record that is there show its values, and complain of what is wrong', async () => {
    const record = serveRecord(one.entity);
    const form = await openRecord(one.view.route, variant);
    const its = { ...editable(one), values: record };
    await shown(form, its);
    for (const [name, field] of labelled(its)) {
      expect(isMarked(controlOf(form, field.en)), name).toBe(isDue(field));
    }
    await expectRecord(form, its);
    await tryRules(form, its, 'edit');
    expect(sent).toEqual([]);
  });

  test('of a new record show what the server finds wrong, and send all that was entered', async () => {
    const form = await open(one);
    const due = await fillIn(form, one);
    await refuseAll(form, { ...one, values: due }, 'create');
    submit(form);
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toEqual({ path: one.entity.path, body: { items: [expect.objectContaining(due)] } });
  });

  test('of a record that is there show what the server finds wrong, and send what was changed alone', async () => {
    const values = serveRecord(one.entity);
    const form = await openRecord(one.view.route, variant);
    const its = { ...editable(one), values };
    await shown(form, its);
    const typed = labelled(its).filter(([, field]) => isTyped(field));
    const right = coherent(Object.fromEntries(its.fields), 7);
    const changed = Object.fromEntries(typed.map(([name]) => [name, right[name]]));
    for (const [name, field] of typed) {
      type(controlOf(form, field.en), typedText(field, changed[name]));
    }
    await refuseAll(form, its, 'edit');
    submit(form, 'edit');
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toEqual({ path: one.entity.path, body: { items: [{ id: 1, version: 1, ...changed }] } });
  });
});

const tried = (fields: readonly Field[]): string[] =>
  fields.flatMap((field) => [
    field.kind,
    ...(field.when ? ['field with a condition'] : []),
    ...field.rules.map(({ name }) => `${field.kind} ${name}`),
    ...tried(Object.values(fieldsInside(field) ?? {})),
  ]);

test('whatever a form of the product has is tried here', () => {
  const ofForms = (all: readonly FormCase[]) => all.flatMap(({ fields }) => tried(fields.map(([, field]) => field)));
  const here = new Set(ofForms(cases));
  const used = ofForms(Object.entries(entities).flatMap(([key, entity]) => casesOf(key, entity)));
  expect(used.filter((one) => !here.has(one))).toEqual([]);
});
