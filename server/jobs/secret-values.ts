import { isEmpty } from '../../domain/text/is-empty.ts';
import { recordOf } from '../../domain/records.ts';
import type { Field } from '../../openapi/define.ts';
import type { Collection, Values } from '../collections/model.ts';

/** Secrets among values that are to be stored until a call is made with them: records keep them hashed or encrypted. */

/** Write-only flags only say how a call is carried out. */
const isSecret = ({ kind, writeOnly, ownerOnly }: Field): boolean =>
  kind === 'secret' || (writeOnly === true && kind !== 'boolean') || ownerOnly !== undefined;

const holdsSecret = (field: Field | undefined, value: unknown): boolean => {
  if (field?.kind !== 'rows' || !Array.isArray(value)) return field !== undefined && isSecret(field);
  const { fields } = field;
  return value.some((row: unknown) =>
    Object.entries(recordOf(row)).some(([name, inner]) => !isEmpty(inner) && fields[name] && isSecret(fields[name])),
  );
};

/** Returns the name of a field among these values of a record that holds a secret, itself or in its rows. */
export const secretAmong = ({ entity }: Collection, values: Readonly<Values>): string | undefined =>
  Object.keys(values).find(
    (name) => Object.hasOwn(entity.fields, name) && holdsSecret(entity.fields[name], values[name]),
  );
