import { waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { pascalCase } from '../../openapi/names.ts';
import { resources } from '../../src/generated/resources.ts';
import { coherent } from '../fields/right.ts';
import { openForm, openOnly, openRecord, submit } from './admin.tsx';
import { calledIn, type FormCase, forms, singles, steppedForms } from './definitions.ts';
import { sent, serveRecord, setUpNetwork } from './network.ts';
import { itemSchemas } from './schemas.ts';
import { expectDefault, fillIn, isDue, isTyped, labelled, refuseAll, shown, tryAbsence } from './trying.ts';
import { controlOf, isMarked, type, typedText } from './typing.ts';

setUpNetwork();

/**
 * Each form of the product once: opened, filled in and saved. The rules of kinds are typed in `kinds/kinds.test.tsx`;
 * that these forms have those of their definitions, `inputs.test.ts` says.
 */

const sentTo = (path: string): unknown[] => sent.filter((call) => call.path === path).map(({ body }) => body);

const named = (cases: readonly FormCase[]): [string, FormCase][] => cases.map((one) => [one.view.route, one]);

/** Types another value wherever one can be typed, and saves: that is sent, and of which version. */
const change = async (form: HTMLElement, one: FormCase, rest: object): Promise<void> => {
  const item: Record<string, unknown> = { ...rest, version: 1 };
  const right = coherent(Object.fromEntries(one.fields), 7);
  for (const [name, field] of labelled(one).filter(([, its]) => isTyped(its) && !its.createOnly)) {
    item[name] = right[name];
    type(controlOf(form, field.en), typedText(field, item[name]));
  }
  submit(form, 'edit');
  await waitFor(() => expect(sentTo(one.entity.path)).toEqual([{ items: [item] }]));
  itemSchemas[`${pascalCase(one.key)}Edit`]!.parse(item);
};

describe('a new record', () => {
  test.each(named(forms.filter(({ view }) => !steppedForms.includes(view.route))))(
    '%s: all of it is asked for, and sent once the server finds nothing wrong',
    async (_, one) => {
      const form = await openForm(one.view.route);
      await shown(form, one);
      for (const [name, field] of labelled(one)) {
        expect(isMarked(controlOf(form, field.en)), name).toBe(isDue(field));
        expectDefault(form, field);
      }
      await tryAbsence(form, one, 'create');
      expect(sent).toEqual([]);

      const due = await fillIn(form, one);
      await refuseAll(form, { ...one, values: due }, 'create');
      submit(form);
      await waitFor(() => expect(sentTo(one.entity.path)).toHaveLength(2));
      const body = sentTo(one.entity.path)[1];
      expect(body).toEqual({ items: [expect.objectContaining(due)] });
      itemSchemas[`${pascalCase(one.key)}Create`]!.parse(Object(body).items[0]);
    },
  );
});

describe('a record that is there', () => {
  test.each(named(forms.filter(({ entity }) => entity.calls.includes('edit')).map(calledIn('onEdit'))))(
    '%s: what was changed is sent, and nothing else',
    async (_, one) => {
      const record = serveRecord(one.entity, one.view);
      const form = await openRecord(one.view.route);
      const its = { ...one, values: record };
      await shown(form, { ...its, fields: one.fields.filter(([, field]) => !field.createOnly) });
      for (const [name, field] of labelled(its)) {
        if (isTyped(field) && !field.createOnly)
          expect(controlOf(form, field.en), name).toHaveProperty('value', typedText(field, record[name] ?? ''));
      }
      await change(form, its, { id: 1 });
    },
  );

  test.each(named(singles))('%s, the only one: what is wrong is told, and what was changed is sent', async (_, one) => {
    const record = serveRecord(one.entity);
    const form = await openOnly(one.view.route);
    await shown(form, one);
    for (const [name, field] of labelled(one)) {
      expect(isMarked(controlOf(form, field.en)), name).toBe(isDue(field));
      if (isTyped(field))
        expect(controlOf(form, field.en), name).toHaveProperty('value', typedText(field, record[name] ?? ''));
    }
    await tryAbsence(form, one, 'edit');
    expect(sent).toEqual([]);
    await change(form, one, {});
  });
});

test('every form of the definitions is a page of the admin', () => {
  const pages = Object.values(resources).filter(({ pages: kinds }) => kinds.some((kind) => kind === 'create'));
  expect(pages.map(({ name }) => name).toSorted()).toEqual(forms.map(({ view }) => view.route).toSorted());
});
