import { waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { recordOf, recordsIn } from '../../domain/records.ts';
import { pascalCase } from '../../openapi/names.ts';
import { resources } from '../../src/generated/resources.ts';
import { openForm, openOnly, openRecord, submit } from './admin.tsx';
import { calledIn, type FormCase, forms, singles, steppedForms } from './definitions.ts';
import { changeRecord, expectRecord, refuseInRows } from './editing.ts';
import { sent, serveRecord, setUpNetwork } from './network.ts';
import { itemSchemas } from './schemas.ts';
import { expectDefault, fillIn, isDue, labelled, refuseAll, shown, tryAbsence } from './trying.ts';
import { controlOf, isMarked } from './typing.ts';

setUpNetwork();

/**
 * Each form of the product once: opened, filled in and saved. The rules of kinds are typed in `kinds/kinds.test.tsx`;
 * that these forms have those of their definitions, `inputs.test.ts` says.
 */

const sentTo = (path: string): unknown[] => sent.filter((call) => call.path === path).map(({ body }) => body);

const named = (cases: readonly FormCase[]): [string, FormCase][] => cases.map((one) => [one.view.route, one]);

/** Changes what is there and saves, once refused for what is in rows: the changes are sent, and of which version. */
const change = async (form: HTMLElement, one: FormCase, rest: object): Promise<void> => {
  const item = { ...rest, version: 1, ...(await changeRecord(form, one)) };
  // Of lists of records that refer to this one, also what was seen.
  const seen = one.fields.filter(([name, { kind }]) => kind === 'reverse' && name in item);
  if (seen.length > 0)
    Object.assign(item, { basedOn: Object.fromEntries(seen.map(([name]) => [name, one.values?.[name]])) });
  await refuseInRows(form, one);
  submit(form, 'edit');
  await waitFor(() => expect(sentTo(one.entity.path).at(-1)).toEqual({ items: [item] }));
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
      itemSchemas[`${pascalCase(one.key)}Create`]!.parse(recordsIn(recordOf(body)['items'])[0]);
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
      await expectRecord(form, its);
      await change(form, its, { id: 1 });
    },
  );

  test.each(named(singles))('%s, the only one: what is wrong is told, and what was changed is sent', async (_, one) => {
    const record = serveRecord(one.entity);
    const form = await openOnly(one.view.route);
    await shown(form, one);
    const its = { ...one, values: record };
    for (const [name, field] of labelled(its)) expect(isMarked(controlOf(form, field.en)), name).toBe(isDue(field));
    await expectRecord(form, its);
    await tryAbsence(form, its, 'edit');
    expect(sent).toEqual([]);
    await change(form, its, {});
  });
});

test('every form of the definitions is a page of the admin', () => {
  const pages = Object.values(resources).filter(({ pages: kinds }) => kinds.some((kind) => kind === 'create'));
  expect(pages.map(({ name }) => name).toSorted()).toEqual(forms.map(({ view }) => view.route).toSorted());
});
