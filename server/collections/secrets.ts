import { setAtOf } from '../../openapi/define.ts';
import { secretPlace } from '../secrets/cipher.ts';
import type { Change, Collection, Work, Reader } from './model.ts';

const secretsOf = ({ entity }: Collection): string[] =>
  Object.keys(entity.fields).filter((name) => entity.fields[name]?.kind === 'secret');

/**
 * Encrypts the secrets among the values of changes, once their rules were checked, and records since when there is one.
 * From here on, nothing has them in plain text.
 */
export const sealSecrets = (
  collection: Collection,
  changes: readonly Change[],
  { caller }: Pick<Work<Reader>, 'caller'>,
): void => {
  for (const name of secretsOf(collection)) {
    for (const { values } of changes) {
      if (!(name in values)) continue;
      const secret = values[name];
      const isSet = typeof secret === 'string';
      if (isSet) values[name] = collection.seal(secretPlace(caller.tenantId, collection.key, name), secret);
      values[setAtOf(name)] = isSet ? Math.floor(Date.now() / 1000) : null;
    }
  }
};
