import { type Kysely, sql } from 'kysely';
import type { CircuitReason } from '../../domain/distribution/circuit.ts';
import { permissionNames } from '../access/user-fields.ts';
import type { Database } from '../database/connection.ts';
import type { Tables } from '../database/tables.ts';
import type { BackgroundTasks } from '../jobs/background-tasks.ts';
import type { Addresses } from '../mail/addresses.ts';
import type { EmailSender } from '../mail/sender.ts';
import { kindOf } from './kinds.ts';
import { emailAbout, type Notice } from './emails.ts';

/** Tells people what happened, once the call that it happened in is answered. */
export interface Notices {
  /** @param userIds the users it concerns; those of them who want to know get an email */
  tell(tenantId: number, userIds: readonly number[], notice: Notice): void;
  /** Tells someone at an address that is not theirs any longer. */
  tellAt(tenantId: number, userId: number, address: string, notice: Notice): void;
  /** Tells those who look after an affiliate that they have registered. */
  tellOfAffiliate(tenantId: number, affiliate: { id: number; fullName: string; email: string }): void;
  /** Tells an affiliate, and those who look after them, that a postback of theirs was switched off. */
  tellOfPostback(tenantId: number, postback: { id: number; title: string; affiliate: number }): void;
  /** Tells those who look after an advertiser that leads no longer go by an integration of theirs. */
  tellOfIntegration(
    tenantId: number,
    integration: { id: number; title: string; advertiser: number; reason: CircuitReason },
  ): void;
  /** Tells those who look after an advertiser that they are no longer asked for statuses. */
  tellOfSynchronization(
    tenantId: number,
    integration: { id: number; title: string; advertiser: number; reason: string },
  ): void;
}

export interface NoticeParts {
  database: Database;
  afterwards: BackgroundTasks;
  post: EmailSender;
  addresses: Addresses;
}

/** Of these users those who are written to about a kind: affiliates about what is locked or theirs alone. */
const wanting = async (db: Kysely<Tables>, userIds: readonly number[], kind: Notice['kind']): Promise<number[]> => {
  if (userIds.length === 0) return [];
  const { affiliates = false, locked, permission } = kindOf(kind);
  const found = await db
    .selectFrom('users')
    .leftJoin('notification_setting as setting', (join) =>
      join
        .onRef('setting.tenant_id', '=', 'users.tenant_id')
        .onRef('setting.user_id', '=', 'users.id')
        .on('setting.kind', '=', kind),
    )
    .select('users.id')
    .where('users.id', 'in', userIds)
    .where('users.status', '=', 'active')
    .$if(!locked, (query) =>
      query
        .$if(!affiliates, (staff) => staff.where('users.role_type', '!=', 'affiliate'))
        .where(sql<boolean>`coalesce(setting.email, true)`),
    )
    .$if(permission !== undefined, (query) =>
      query.where(sql<boolean>`${permission} = any (${permissionNames('users')})`),
    )
    .execute();
  return found.map(({ id }) => id);
};

/** Who looks after an affiliate or an advertiser: their managers, and all administrators where they have none. */
const keepersOf = async (
  db: Kysely<Tables>,
  id: number,
  table: 'users_managers' | 'advertisers_managers' = 'users_managers',
): Promise<number[]> => {
  const managers = await db.selectFrom(table).select('target_id as id').where('owner_id', '=', id).execute();
  const found =
    managers.length > 0
      ? managers
      : await db.selectFrom('users').select('id').where('role_type', '=', 'admin').execute();
  return found.map(({ id }) => id);
};

/** Notices that are written after the call, by mail, to those who want them. */
export const createNotices = ({ database, afterwards, post, addresses }: NoticeParts): Notices => {
  const write = async (
    tenantId: number,
    userIds: readonly number[],
    notice: Notice,
    address?: string,
  ): Promise<void> => {
    const readers = await database.tenant(tenantId).read((db) => wanting(db, userIds, notice.kind));
    const { link, ...letter } = emailAbout(notice);
    const url = await addresses.of(tenantId, link.path);
    await post.write(tenantId, readers, { ...letter, link: { label: link.label, url } }, address);
  };

  return {
    tell(tenantId, userIds, notice) {
      if (userIds.length === 0) return;
      afterwards.do(`the notification ${notice.kind}`, () => write(tenantId, userIds, notice));
    },
    tellAt: (tenantId, userId, address, notice) =>
      afterwards.do(`the notification ${notice.kind}`, () => write(tenantId, [userId], notice, address)),
    tellOfAffiliate: (tenantId, affiliate) =>
      afterwards.do('the notification affiliate_registered', async () => {
        const keepers = await database.tenant(tenantId).read((db) => keepersOf(db, affiliate.id));
        await write(tenantId, keepers, { kind: 'affiliate_registered', ...affiliate });
      }),
    tellOfPostback: (tenantId, { affiliate, id, title }) =>
      afterwards.do('the notification postback_given_up', async () => {
        const keepers = await database.tenant(tenantId).read((db) => keepersOf(db, affiliate));
        await write(tenantId, [affiliate, ...keepers], { kind: 'postback_given_up', id, title });
      }),
    tellOfSynchronization: (tenantId, { advertiser, id, title, reason }) =>
      afterwards.do('the notification synchronization_paused', async () => {
        const keepers = await database.tenant(tenantId).read((db) => keepersOf(db, advertiser, 'advertisers_managers'));
        await write(tenantId, keepers, { kind: 'synchronization_paused', id, title, reason });
      }),
    tellOfIntegration: (tenantId, { advertiser, id, title, reason }) =>
      afterwards.do('the notification integration_paused', async () => {
        const keepers = await database.tenant(tenantId).read((db) => keepersOf(db, advertiser, 'advertisers_managers'));
        await write(tenantId, keepers, { kind: 'integration_paused', id, title, reason });
      }),
  };
};
