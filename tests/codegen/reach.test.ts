import fc from 'fast-check';
import { expect, test } from 'vitest';
import { visibleStatuses } from '../../codegen/resources/reach.ts';
import { all, both, either, having, own, type Rows, visible } from '../../openapi/define.ts';
import { modelOf, people, shop } from './models.ts';

const statuses = ['draft', 'open', 'closed'] as const;
const tone = 'neutral' as const;
const set = Object.fromEntries(statuses.map((status) => [status, { en: status, ru: status, tone }]));

/** Rules about rows of every shape. */
const anyRows = fc.letrec<{ rows: Rows }>((tie) => ({
  rows: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom<Rows>(all, { none: true }, own('owner'), visible('owner'), having('kind', 'open')),
    fc.subarray([...statuses]).map((values) => having('status', ...values)),
    fc.array(tie('rows'), { maxLength: 3 }).map((rows) => both(...rows)),
    fc.array(tie('rows'), { maxLength: 3 }).map((rows) => either(...rows)),
  ),
})).rows;

/** Whether a record of a status can be among the rows, where everything but its status may be as one likes. */
const canHold = (rows: Rows, status: string): boolean => {
  if ('none' in rows) return false;
  if ('both' in rows) return rows.both.every((one) => canHold(one, status));
  if ('either' in rows) return rows.either.some((one) => canHold(one, status));
  return !('field' in rows) || rows.field !== 'status' || typeof rows.is === 'string' || rows.is.includes(status);
};

const reached = (rows: Rows) => {
  const model = modelOf({ ...people, shop: { ...shop, status: { set }, access: { manager: { rows } } } });
  return visibleStatuses(model.entities['shop']!);
};

test('statuses that no record within reach can have are left out, and no others', () => {
  fc.assert(
    fc.property(anyRows, (rows) => {
      const possible = statuses.filter((status) => canHold(rows, status));
      expect(reached(rows)).toEqual(possible.length < statuses.length ? { manager: possible } : {});
    }),
  );
});

test('a role type that reaches every status is not named', () => {
  expect(reached(own('owner'))).toEqual({});
  expect(reached(both(own('owner'), having('status', 'open', 'draft')))).toEqual({ manager: ['draft', 'open'] });
});
