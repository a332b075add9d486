import type { Transaction } from 'kysely';
import type { Caller } from '../../access/caller.ts';
import type { Database } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';
import type { Call, Handlers } from '../../http/call.ts';
import { violation, type Detail, Failure, type FailureCode, invalid } from '../../failure.ts';
import type { Notices } from '../../notifications/direct-notices.ts';
import { isOwnPassword } from '../own-password.ts';
import { limitAttempts, type Throttles } from '../attempt-limits.ts';
import { addressOf, newSecret, normalizedCode, timeStepOf } from './codes.ts';
import type { Secrets } from './secrets.ts';
import { endTwoFactor, renewRecoveryCodes, useCode } from './use.ts';

/** Dependencies of the handlers for one's own two-factor authentication. */
export interface TwoFactorParts {
  database: Database;
  throttles: Throttles;
  secrets: Secrets;
  notices: Pick<Notices, 'tell'>;
}

type Sent<Body> = Call<unknown, unknown, Body>;
type Proof = { currentPassword: string };

const seconds = (): number => Math.floor(Date.now() / 1000);

const refused = (type: string, en: string, ru: string): Failure =>
  new Failure('refused', { details: [{ type, message: { en, ru } }] });

const alreadyOn = () =>
  refused('twoFactorOn', 'Two-factor authentication is on already', 'Двухфакторная аутентификация уже включена');
const off = () => refused('twoFactorOff', 'Two-factor authentication is off', 'Двухфакторная аутентификация выключена');
const notBegun = () => refused('twoFactorNotBegun', 'Get a secret first', 'Сначала получите секрет');

const wrongCode = (): Failure => {
  const code: FailureCode = 'wrongCode';
  const detail: Detail = { type: 'code', path: 'code', message: new Failure(code).words };
  return invalid(detail);
};

const noStore = { 'cache-control': 'no-store' };

/** Handlers of `/user/users/me/two_factor`. */
export const createTwoFactorHandlers = ({ database, throttles, secrets, notices }: TwoFactorParts): Handlers => {
  const tell = (db: Transaction<Tables>, { tenantId, userId }: Caller, change: 'on' | 'off' | 'codes') =>
    notices.tell(db, tenantId, [userId], { kind: 'two_factor_changed', change });
  const scopeOf = ({ tenantId }: Caller) => database.tenant(tenantId);

  const kept = async (caller: Caller) => {
    const row = await scopeOf(caller).read((db) =>
      db
        .selectFrom('users')
        .innerJoin('settings_general', 'settings_general.tenant_id', 'users.tenant_id')
        .leftJoin('credential', 'credential.user_id', 'users.id')
        .select(['email', 'settings_general.name as network', 'totp_secret', 'totp_pending'])
        .where('users.id', '=', caller.userId)
        .executeTakeFirstOrThrow(),
    );
    return { ...row, on: row.totp_secret !== null };
  };

  const mustKnowPassword = async ({ caller, body: { currentPassword }, request }: Sent<Proof>): Promise<void> => {
    const right = await scopeOf(caller).read((db) =>
      isOwnPassword({ db, throttle: throttles.signIn, caller, address: request.ip }, currentPassword),
    );
    if (!right) throw invalid(violation('currentPassword', 'currentPassword'));
  };

  return {
    async readTwoFactor({ caller }) {
      const { on } = await kept(caller);
      const { left } = await scopeOf(caller).read((db) =>
        db
          .selectFrom('recovery_code')
          .select(({ fn }) => fn.countAll<number>().as('left'))
          .where('user_id', '=', caller.userId)
          .executeTakeFirstOrThrow(),
      );
      return { data: { enabled: on, recoveryCodesLeft: left } };
    },

    async beginTwoFactor(call: Sent<Proof>) {
      const { caller } = call;
      await mustKnowPassword(call);
      const { on, email, network } = await kept(caller);
      if (on) throw alreadyOn();
      const secret = newSecret();
      await scopeOf(caller).write((db) =>
        db
          .updateTable('credential')
          .set({ totp_pending: secrets.seal(caller, secret) })
          .where('user_id', '=', caller.userId)
          .execute(),
      );
      return { data: { secret, uri: addressOf(secret, network, email) }, headers: noStore };
    },

    async confirmTwoFactor({ caller, body: { code } }: Sent<{ code: string }>) {
      const { on, totp_pending: pending } = await kept(caller);
      if (on) throw alreadyOn();
      const secret = pending && secrets.open(caller, pending);
      if (!secret) throw notBegun();
      const step = timeStepOf(secret, normalizedCode(code), seconds());
      if (step === undefined) throw wrongCode();
      const recoveryCodes = await scopeOf(caller).write(async (db) => {
        const turned = await db
          .updateTable('credential')
          .set({ totp_secret: pending, totp_pending: null, totp_step: step })
          .where('user_id', '=', caller.userId)
          .where('totp_pending', '=', pending)
          .returning('user_id')
          .executeTakeFirst();
        if (!turned) throw notBegun();
        await tell(db, caller, 'on');
        return renewRecoveryCodes(db, secrets, caller);
      });
      return { data: { recoveryCodes }, headers: noStore };
    },

    async renewRecoveryCodes(call: Sent<Proof>) {
      const { caller } = call;
      await mustKnowPassword(call);
      if (!(await kept(caller)).on) throw off();
      const recoveryCodes = await scopeOf(caller).write(async (db) => {
        await tell(db, caller, 'codes');
        return renewRecoveryCodes(db, secrets, caller);
      });
      return { data: { recoveryCodes }, headers: noStore };
    },

    async endTwoFactor(call: Sent<Proof & { code?: string }>) {
      const { caller, body, request } = call;
      await mustKnowPassword(call);
      const { on, email } = await kept(caller);
      if (!on) throw off();
      const code = body.code?.trim() ?? '';
      if (code !== '') {
        const guess = await limitAttempts(throttles.code, caller.tenantId, email, request.ip);
        const right = await scopeOf(caller).write((db) => useCode(db, secrets, caller, code, seconds()));
        if (!right) throw wrongCode();
        await guess.succeeded();
      }
      await scopeOf(caller).write(async (db) => {
        await endTwoFactor(db, [caller.userId]);
        await tell(db, caller, 'off');
      });
      return { data: null };
    },
  };
};
