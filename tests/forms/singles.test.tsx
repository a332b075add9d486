import { waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { pascalCase } from '../../openapi/names.ts';
import { valid } from '../fields/right.ts';
import { openOnly, submit } from './admin.tsx';
import { type FormCase, singles } from './definitions.ts';
import { refuseNext, sent, serveRecord } from './network.ts';
import { itemSchemas } from './schemas.ts';
import { isTyped, labelled, shown, tryRules } from './trying.ts';
import { controlOf, isMarked, said, type } from './typing.ts';

/** The forms of records of which a network has one, tried as their definitions say. */

const open = async (one: FormCase): Promise<{ form: HTMLFormElement; record: Record<string, unknown> }> => {
  const record = serveRecord(one.entity);
  const form = await openOnly(one.view.route);
  await shown(form, one);
  return { form, record };
};

const tell = 'This is what the server said of it';

describe.each(singles.map((one): [string, FormCase] => [one.view.route, one]))('%s', (_, one) => {
  test('shows the record, marks what must be entered, and complains of what is wrong', async () => {
    const { form, record } = await open(one);
    for (const [name, field] of labelled(one)) {
      expect(isMarked(controlOf(form, field.en)), name).toBe(field.required === true);
      if (isTyped(field)) expect(controlOf(form, field.en), name).toHaveProperty('value', String(record[name] ?? ''));
    }
    await tryRules(form, one);
    expect(sent).toEqual([]);
  });

  test('sends what was changed, and of which version', async () => {
    const { form } = await open(one);
    const typed = labelled(one).filter(([, field]) => isTyped(field));
    for (const [name, field] of typed) type(controlOf(form, field.en), String(valid(field, 7) ?? name));
    submit(form, 'edit');
    const item = { version: 1, ...Object.fromEntries(typed.map(([name, field]) => [name, valid(field, 7)])) };
    await waitFor(() => expect(sent).toEqual([{ path: one.entity.path, body: { items: [item] } }]));
    itemSchemas[`${pascalCase(one.key)}Edit`]!.parse(item);
  });

  test('shows at its field what the server finds wrong', async () => {
    const { form } = await open(one);
    const [name, field] = labelled(one).find(([, its]) => isTyped(its))!;
    type(controlOf(form, field.en), String(valid(field, 7)));
    refuseNext(one.entity.path, [{ message: tell, type: 'unique', path: `items.0.${name}` }]);
    submit(form, 'edit');
    await waitFor(() => expect(said(controlOf(form, field.en))).toContain(tell));
  });
});
