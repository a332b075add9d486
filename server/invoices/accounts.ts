import type { Kysely } from 'kysely';
import type { Language } from '../../domain/text/words.ts';
import type { Caller } from '../access/caller.ts';
import { collectionNamed, type Model } from '../collections/model.ts';
import { readRecord } from '../collections/read.ts';
import type { Database } from '../database/connection.ts';
import type { Tables } from '../database/tables.ts';
import { recordAct } from '../history/sql.ts';
import type { Call, Handlers } from '../http/call.ts';
import { type SecretCipher, secretPlace } from '../secrets/cipher.ts';

const hidden = '•••';
/** Shorter secrets are masked whole: their last four characters would reveal too much. */
const minLength = 9;
/** What the history calls a look at an account in full. */
const look = 'showAccount';

/** Returns each line of a secret with its last four characters only, or with none if it is short. */
const masked = (secret: string): string =>
  secret
    .trim()
    .split(/\s*\n\s*/)
    .map((line) => (line.length < minLength ? hidden : `${hidden}${line.slice(-4)}`))
    .join('\n');

interface AccountValue {
  /** The account field; null for an account that was given as one text. */
  field: number | null;
  title: string;
  /** Null if it was encrypted under another secret. */
  value: string | null;
}

interface AccountQuery {
  method: number;
  tenantId: number;
  language: Language;
  /** What becomes of secrets. */
  show: (secret: string) => string;
}

interface Dependencies {
  database: Database;
  model: Model;
  sealing: SecretCipher;
}

/** Returns what was filled in for a withdrawal method, in the order of its payment method’s fields. */
const accountOf = async (
  db: Kysely<Tables>,
  { model, sealing }: Dependencies,
  { method, tenantId, language, show }: AccountQuery,
): Promise<AccountValue[]> => {
  const opened = (entity: string, field: string, sealed: string): string | null => {
    const secret = sealing.open(secretPlace(tenantId, entity, field), sealed);
    return secret === undefined ? null : show(secret);
  };
  const given = await db
    .selectFrom('account_details as detail')
    .innerJoin('account_fields as account_field', 'account_field.id', 'detail.field_id')
    .select(['account_field.id as field', 'account_field.title', 'account_field.title_ru as titleRu'])
    .select(['detail.value', 'detail.secret_value as sealed'])
    .where('detail.withdrawal_method_id', '=', method)
    .orderBy('account_field.position')
    .orderBy('account_field.id')
    .execute();
  const { details: sealed } = await db
    .selectFrom('withdrawal_methods')
    .select('details')
    .where('id', '=', method)
    .executeTakeFirstOrThrow();
  const items = given.map(({ field, title, titleRu, value, sealed: secret }) => ({
    field: Number(field),
    title: (language === 'ru' && titleRu) || title,
    value: secret === null ? value : opened('accountDetail', 'secretValue', secret),
  }));
  if (sealed === null) return items;
  const { details } = collectionNamed(model, 'withdrawalMethod').entity.fields;
  return [...items, { field: null, title: details![language], value: opened('withdrawalMethod', 'details', sealed) }];
};

/**
 * Handlers of `/user/withdrawal_methods/{id}/account`: masked for all who reach the method, and in full once it is
 * recorded who sees it.
 */
export const createAccountHandlers = (parts: Dependencies): Handlers => {
  const { database, model } = parts;
  const methods = collectionNamed(model, 'withdrawalMethod');
  /** @throws Failure 404 if the caller does not reach the method */
  const reached = (db: Kysely<Tables>, id: number, caller: Caller) =>
    readRecord(db, model, methods, { id, query: { fields: ['id'] }, caller });
  return {
    readWithdrawalAccount: async ({ caller, params: { id }, language }: Call<{ id: number }>) => {
      const { tenantId } = caller;
      const items = await database.tenant(tenantId).read(async (db) => {
        await reached(db, id, caller);
        return accountOf(db, parts, { method: id, tenantId, language, show: masked });
      });
      return { data: { items } };
    },
    showWithdrawalAccount: async ({ caller, params: { id }, language, requestId }: Call<{ id: number }>) => {
      const { tenantId } = caller;
      const items = await database.tenant(tenantId).write(async (db) => {
        await reached(db, id, caller);
        const act = { entity: 'withdrawalMethod', table: 'withdrawal_methods', ids: [id], action: look };
        await recordAct(db, act, { caller, requestId });
        return accountOf(db, parts, { method: id, tenantId, language, show: (secret) => secret });
      });
      return { data: { items } };
    },
  };
};
