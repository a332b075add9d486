import { waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { recordOf, recordsIn } from '../../domain/records.ts';
import type { Field } from '../../openapi/define.ts';
import { openForm, submit } from './admin.tsx';
import { type FormCase, forms } from './definitions.ts';
import { sent, setUpNetwork, signInAs } from './network.ts';
import { fillIn, labelled, shown } from './trying.ts';

setUpNetwork();

/** Whether a group shows its fields at once: one that may be left out and has something it can't do without is set up first. */
const isOpen = (field: Field): field is Field & { kind: 'group' } =>
  field.kind === 'group' && (field.required || !Object.values(field.fields).some(({ required }) => required));

/** Labels of the inputs of fields, those of groups instead of the group's own; lists have no row yet. */
const labelsOf = (fields: [string, Field][]): string[] => [
  ...labelled({ fields }).map(([, { en }]) => en),
  ...fields.flatMap(([, { kind, en }]) => (kind === 'secret' ? [en] : [])),
  ...fields.flatMap(([, field]) => (isOpen(field) ? Object.values(field.fields).map(({ en }) => en) : [])),
];

describe('an affiliate is asked for what they may set, and nothing else', () => {
  const open = forms.filter(({ entity }) => {
    const access = entity.access.affiliate;
    return access && !('none' in access.rows) && (access.calls?.includes('create') ?? true);
  });

  test.each(open.map((one): [string, FormCase] => [one.view.route, one]))('%s', async (route, one) => {
    signInAs('affiliate');
    const open = one.fields.filter(([, field]) => !field.staffOnly && !field.affiliateReadOnly);
    const form = await openForm(route);
    await shown(form, { fields: open });
    const labels = [...form.querySelectorAll('label')].map(({ textContent }) => textContent?.replace(/\s\*$/, ''));
    expect(labels.toSorted()).toEqual(labelsOf(open).toSorted());
    await fillIn(form, { ...one, fields: open });
    submit(form);
    await waitFor(() => expect(sent).toHaveLength(1));
    const [{ body } = { body: undefined }] = sent;
    const names = Object.keys(recordsIn(recordOf(body)['items'])[0]!);
    expect(names.filter((name) => !open.some(([known]) => known === name))).toEqual([]);
  });
});
