import { type DimensionName, dimensions } from '../domain/statistics/dimensions.ts';
import { click } from './entities/click.ts';
import { conversion } from './entities/conversion.ts';
import { customer } from './entities/customer.ts';
import { lead } from './entities/lead.ts';
import type { Field } from './field.ts';

/** Statistics in terms of the definitions: what they count, and which field each dimension is. */

/** What statistics count. */
export const counted = { click, lead, conversion, customer } as const;

/** Dimensions that have another name there. */
const called: Partial<Record<DimensionName, string>> = { leadGrade: 'grade' };

/** Returns the fields of what is counted that are this dimension; none if it follows from what they refer to. */
const fieldsOf = (name: DimensionName): Field[] => {
  const dimension = dimensions[name];
  const own = dimension.kind === 'option' ? dimension.field : (called[name] ?? name);
  return Object.values(counted).flatMap(({ fields }) => fields[own] ?? []);
};

/** Describes the affiliate, so it is of no use to them: all traffic they see is their own. */
const ofAffiliates: readonly DimensionName[] = ['team', 'manager'];

/** Returns whether a dimension is for staff only: its fields are hidden from affiliates. */
export const isStaffs = (name: DimensionName): boolean =>
  ofAffiliates.includes(name) || fieldsOf(name).some(({ staffOnly }) => staffOnly);
