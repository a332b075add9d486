import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ResourceEntry } from '../../src/registry/resource.ts';
import { resources as generated } from '../../src/generated/resources.ts';
import { resources } from '../../src/resources/index.ts';
import { openOverridden } from './admin.tsx';
import { type FormCase, forms, singles, steppedForms } from './definitions.ts';
import { serveRecord, setUpNetwork } from './network.ts';
import { isDue, labelled, shown } from './trying.ts';
import { controlOf, isMarked, said } from './typing.ts';

setUpNetwork();

/** Forms in which people wrote something over the generated inputs: what the definitions say is still said. */

const loads = new Set(Object.values<ResourceEntry>(generated).map(({ load }) => load));
const own = new Set(resources.filter(({ load }) => !loads.has(load)).map(({ name }) => name));
/** They have forms of their own: in the profile, or step by step. */
const elsewhere = ['profile/tokens', ...steppedForms];
/** Shown once it is asked for. */
const hidden = ['customPermissions'];

const cases = [...forms, ...singles].filter(({ view: { route } }) => own.has(route) && !elsewhere.includes(route));

test.each(cases.map((one): [string, FormCase] => [one.view.route, one]))('%s', async (_, one) => {
  const fields = one.fields.filter(([name]) => !hidden.includes(name));
  if (one.entity.single) serveRecord(one.entity);
  const form = await openOverridden(one.view);
  await shown(form, { fields });
  for (const [name, field] of labelled({ fields })) {
    const control = controlOf(form, field.en);
    expect(isMarked(control), name).toBe(isDue(field));
    // What is said of a kept password is said when there is one.
    if (field.help && !field.writeOnly)
      await waitFor(() => expect(said(controlOf(form, field.en)), name).toContain(field.help?.en));
  }
});
