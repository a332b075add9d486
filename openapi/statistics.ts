import { type DimensionName, dimensions } from '../domain/statistics/dimensions.ts';
import { click } from './entities/click.ts';
import { conversion } from './entities/conversion.ts';
import { lead } from './entities/lead.ts';
import type { Field } from './field.ts';

/** Statistics in the words of the definitions: what they count, and which of its fields a dimension is. */

/** What statistics count. */
export const counted = { click, lead, conversion } as const;

/** Dimensions that go by another name there. */
const called: Partial<Record<DimensionName, string>> = { leadGrade: 'grade' };

/** The fields of what is counted that are this dimension; none where it follows from what they refer to. */
const fieldsOf = (name: DimensionName): Field[] => {
  const dimension = dimensions[name];
  const own = dimension.kind === 'option' ? dimension.field : (called[name] ?? name);
  return Object.values(counted).flatMap(({ fields }) => fields[own] ?? []);
};

/** Whose traffic it is: to affiliates it is all their own. */
const ofAffiliates: readonly DimensionName[] = ['team', 'manager'];

/** Whether a dimension is the network's alone: fields that affiliates never meet. */
export const isStaffs = (name: DimensionName): boolean =>
  ofAffiliates.includes(name) || fieldsOf(name).some(({ staffOnly }) => staffOnly);
