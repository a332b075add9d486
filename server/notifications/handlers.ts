import type { Caller } from '../access/caller.ts';
import type { Database } from '../database/connection.ts';
import type { Language } from '../../domain/text/words.ts';
import type { Call, Handlers } from '../http/call.ts';
import { violation, type Detail, invalid } from '../failure.ts';
import { kindOf, kindsFor } from './kinds.ts';

type Chosen = { kind: string; email: boolean };

const refusal = (items: readonly Chosen[], caller: Caller): Detail[] => {
  const asked = kindsFor(caller.permissions);
  return items.flatMap(({ kind, email }, place) => {
    const known = asked.find((name) => name === kind);
    if (!known || (kindOf(known).locked && !email))
      return [violation(`items.${place}.${known ? 'email' : 'kind'}`, 'choice')];
    return items.findIndex((one) => one.kind === kind) < place ? [violation(`items.${place}.kind`, 'repeated')] : [];
  });
};

/** Handlers of `/user/users/me/notifications`. */
export const createNotificationHandlers = (database: Database): Handlers => {
  const listed = async (caller: Caller, language: Language) => {
    const chosen = await database
      .tenant(caller.tenantId)
      .read((db) =>
        db.selectFrom('notification_setting').select(['kind', 'email']).where('user_id', '=', caller.userId).execute(),
      );
    const items = kindsFor(caller.permissions).map((kind) => {
      const { title, description, locked } = kindOf(kind);
      const email = locked || (chosen.find((one) => one.kind === kind)?.email ?? true);
      return { kind, title: title[language], description: description[language], email, locked };
    });
    return { data: { items } };
  };

  return {
    listOwnNotifications: ({ caller, language }) => listed(caller, language),

    async editOwnNotifications({ caller, language, body: { items } }: Call<unknown, unknown, { items: Chosen[] }>) {
      const details = refusal(items, caller);
      if (details.length > 0) throw invalid(...details);
      await database.tenant(caller.tenantId).write((db) =>
        db
          .insertInto('notification_setting')
          .values(items.map(({ kind, email }) => ({ user_id: caller.userId, kind, email })))
          .onConflict((conflict) =>
            conflict
              .columns(['tenant_id', 'user_id', 'kind'])
              .doUpdateSet(({ ref }) => ({ email: ref('excluded.email') })),
          )
          .execute(),
      );
      return listed(caller, language);
    },
  };
};
