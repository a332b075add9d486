import { waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { pascalCase } from '../../openapi/names.ts';
import { valid } from '../fields/right.ts';
import { openForm, openRecord, submit } from './admin.tsx';
import type { FormCase } from './definitions.ts';
import { refuseNext, sent, serveRecord } from './network.ts';
import { itemSchemas } from './schemas.ts';
import { expectDefault, fillIn, isTyped, labelled, shown, tryRules } from './trying.ts';
import { controlOf, isMarked, said, type } from './typing.ts';

const patience = 60_000;

const open = async (one: FormCase): Promise<HTMLFormElement> => {
  const form = await openForm(one.view.route);
  await shown(form, one);
  return form;
};

const sentTo = (path: string): unknown[] => sent.filter((call) => call.path === path).map(({ body }) => body);

const tell = 'This is what the server said of it';

/** The tests of these forms, all made from their definitions. */
export const testForms = (cases: readonly FormCase[]): void => {
  describe.each(cases.map((one): [string, FormCase] => [one.view.route, one]))('%s', (_, one) => {
    test('marks what must be entered, starts with the defaults, and complains of what is wrong', {
      timeout: patience,
    }, async () => {
      const form = await open(one);
      for (const [name, field] of labelled(one)) {
        expect(isMarked(controlOf(form, field.en)), name).toBe(field.required === true);
        expectDefault(form, field);
      }
      await tryRules(form, one);
      expect(sent).toEqual([]);
    });

    test('sends what was entered, as the contract has it', { timeout: patience }, async () => {
      const form = await open(one);
      const due = await fillIn(form, one);
      submit(form);
      await waitFor(() => expect(sentTo(one.entity.path)).toHaveLength(1));
      const [body] = sentTo(one.entity.path);
      expect(body).toEqual({ items: [expect.objectContaining(due)] });
      itemSchemas[`${pascalCase(one.key)}Create`]!.parse(Object(body).items[0]);
    });

    test.runIf(one.entity.calls.includes('edit'))(
      'sends of an edit what was changed, and of which version',
      { timeout: patience },
      async () => {
        const record = serveRecord(one.entity, one.view);
        const form = await openRecord(one.view.route);
        const [name, field] = labelled(one).find(([, its]) => isTyped(its) && !its.createOnly && !its.writeOnly)!;
        await waitFor(() => expect(controlOf(form, field.en)).toHaveProperty('value', String(record[name])));
        type(controlOf(form, field.en), String(valid(field, 7)));
        submit(form, 'edit');
        await waitFor(() =>
          expect(sentTo(one.entity.path)).toEqual([{ items: [{ id: 1, version: 1, [name]: valid(field, 7) }] }]),
        );
      },
    );

    test('shows at its field what the server finds wrong', { timeout: patience }, async () => {
      const form = await open(one);
      await fillIn(form, one);
      const [name, field] = labelled(one).find(([, its]) => isTyped(its))!;
      refuseNext(one.entity.path, [{ message: tell, type: 'unique', path: `items.0.${name}` }]);
      submit(form);
      await waitFor(() => expect(said(controlOf(form, field.en))).toContain(tell));
    });
  });
};
