import { type Kysely, sql, type Transaction } from 'kysely';
import type { CircuitReason } from '../../domain/distribution/circuit.ts';
import type { NoticeAbout } from '../../domain/notices/notice-types.ts';
import { permissionNames } from '../access/user-fields.ts';
import type { Tables } from '../database/tables.ts';
import type { Words } from '../../domain/text/words.ts';
import type { BrokenDomain } from '../jobs/domain-checks.ts';
import type { Addresses } from '../mail/addresses.ts';
import type { EmailSender } from '../mail/sender.ts';
import { notify } from '../notify/notify.ts';
import { administratorsOf, managersInCharge } from './managers-in-charge.ts';
import { kindOf } from './kinds.ts';
import { emailAbout, type Notice } from './direct-emails.ts';

/** A postback or an integration that was switched off. */
interface Stopped {
  id: number;
  title: string;
}

/**
 * Notifies people of an event within its transaction: a mail is sent once it commits, and none if it rolls back. What
 * is still useful later also appears in the bell.
 */
export interface Notices {
  /** @param userIds the users concerned; those who have not turned it off get an email */
  tell(db: Transaction<Tables>, tenantId: number, userIds: readonly number[], notice: Notice): Promise<void>;
  /** Notifies a user at an address that is no longer theirs. */
  tellAt(db: Transaction<Tables>, tenantId: number, userId: number, notice: Notice, address: string): Promise<void>;
  /** Notifies those in charge of an affiliate that they have registered. */
  tellOfAffiliate(
    db: Transaction<Tables>,
    tenantId: number,
    affiliate: { id: number; fullName: string; email: string },
  ): Promise<void>;
  /** Notifies an affiliate, and those in charge of them, that one of their postbacks was switched off. */
  tellOfPostback(db: Transaction<Tables>, tenantId: number, postback: Stopped & { affiliate: number }): Promise<void>;
  /** Notifies those in charge of an advertiser that leads no longer go through one of their integrations. */
  tellOfIntegration(
    db: Transaction<Tables>,
    tenantId: number,
    integration: Stopped & { advertiser: number; reason: CircuitReason },
  ): Promise<void>;
  /** Notifies those in charge of an advertiser that statuses, or customers, are no longer fetched from them. */
  tellOfSynchronization(
    db: Transaction<Tables>,
    tenantId: number,
    paused: Stopped & { entity: 'integration' | 'customerSync'; advertiser: number; reason: Words },
  ): Promise<void>;
  /** Notifies administrators that a domain no longer works, or soon won’t. */
  tellOfDomain(db: Transaction<Tables>, tenantId: number, domain: BrokenDomain): Promise<void>;
}

export interface NoticeParts {
  emails: EmailSender;
  addresses: Addresses;
}

/** Returns those users who may sign in and read what messages of a kind are about. */
const mayKnowOf = (db: Kysely<Tables>, kind: Notice['kind']) => {
  const { permission } = kindOf(kind);
  return async (userIds: readonly number[]): Promise<number[]> => {
    if (userIds.length === 0) return [];
    const found = await db
      .selectFrom('users')
      .innerJoin('roles', 'roles.id', 'users.role_id')
      .select('users.id')
      .where('users.id', 'in', userIds)
      .where('users.status', '=', 'active')
      .where('roles.status', '=', 'active')
      .$if(permission !== undefined, (query) =>
        query.where(sql<boolean>`${permission} = any (${permissionNames('users')})`),
      )
      .execute();
    return found.map(({ id }) => id);
  };
};

/** Returns those users who get messages of a kind: affiliates get only locked kinds and those marked for them. */
const wanting = async (db: Kysely<Tables>, userIds: readonly number[], kind: Notice['kind']): Promise<number[]> => {
  const { affiliates = false, locked, permission } = kindOf(kind);
  const concerned = permission === undefined ? userIds : await mayKnowOf(db, kind)(userIds);
  if (concerned.length === 0) return [];
  const found = await db
    .selectFrom('users')
    .leftJoin('notification_setting as setting', (join) =>
      join
        .onRef('setting.tenant_id', '=', 'users.tenant_id')
        .onRef('setting.user_id', '=', 'users.id')
        .on('setting.kind', '=', kind),
    )
    .select('users.id')
    .where('users.id', 'in', concerned)
    .where('users.status', '=', 'active')
    .$if(!locked, (query) =>
      query
        .$if(!affiliates, (staff) => staff.where('users.role_type', '!=', 'affiliate'))
        .where(sql<boolean>`coalesce(setting.email, true)`),
    )
    .execute();
  return found.map(({ id }) => id);
};

/** Creates the notices that are emailed to those who want them. */
export const createNotices = ({ emails, addresses }: NoticeParts): Notices => {
  const write = async (
    db: Transaction<Tables>,
    tenantId: number,
    concerned: readonly number[],
    notice: Notice,
    address?: string,
  ): Promise<void> => {
    const userIds = await wanting(db, concerned, notice.kind);
    if (userIds.length === 0) return;
    const { link, ...email } = emailAbout(notice);
    const url = await addresses.of(db, link.path);
    await emails.send(
      db,
      { ...email, link: { label: link.label, url } },
      { tenantId, userIds, kind: notice.kind, address },
    );
  };

  const inCharge = (db: Kysely<Tables>, about: NoticeAbout, kind: Notice['kind']) =>
    managersInCharge(db, about, mayKnowOf(db, kind));

  return {
    async tell(db, tenantId, userIds, notice) {
      await write(db, tenantId, userIds, notice);
      if (notice.kind === 'traffic_changed' && userIds.length > 0) {
        const type = notice.isBlocked ? 'traffic.blocked' : 'traffic.accepted';
        await notify(db, { type, users: userIds, params: { reason: notice.reason } });
      }
      if (notice.kind !== 'new_sign_in') return;
      const { device, address } = notice;
      const named = [device.browser, device.system].filter(Boolean).join(', ');
      await notify(db, { type: 'sign_in.new_device', users: userIds, params: { device: named || null, address } });
    },
    tellAt: (db, tenantId, userId, notice, address) => write(db, tenantId, [userId], notice, address),
    async tellOfAffiliate(db, tenantId, affiliate) {
      const keepers = await inCharge(db, { affiliate: affiliate.id }, 'affiliate_registered');
      await write(db, tenantId, keepers, { kind: 'affiliate_registered', ...affiliate });
      await notify(db, {
        type: 'affiliate.registered',
        record: { entity: 'user', id: affiliate.id },
        params: { title: affiliate.fullName, email: affiliate.email },
        about: { affiliate: affiliate.id },
      });
    },
    async tellOfPostback(db, tenantId, { affiliate, id, title }) {
      const keepers = await inCharge(db, { affiliate }, 'postback_given_up');
      await write(db, tenantId, [affiliate, ...keepers], { kind: 'postback_given_up', id, title });
      await notify(db, {
        type: 'postback.given_up',
        record: { entity: 'postback', id },
        params: { title },
        about: { affiliate },
      });
    },
    async tellOfSynchronization(db, tenantId, { entity, advertiser, id, title, reason }) {
      const keepers = await inCharge(db, { advertiser }, 'synchronization_paused');
      const of = entity === 'integration' ? 'statuses' : 'customers';
      await write(db, tenantId, keepers, { kind: 'synchronization_paused', of, id, title, reason });
      await notify(db, {
        type: 'synchronization.paused',
        record: { entity, id },
        params: { title, reason: reason.en, reasonRu: reason.ru },
        about: { advertiser },
      });
    },
    async tellOfIntegration(db, tenantId, { advertiser, id, title, reason }) {
      const keepers = await inCharge(db, { advertiser }, 'integration_paused');
      await write(db, tenantId, keepers, { kind: 'integration_paused', id, title, reason });
      await notify(db, {
        type: 'integration.paused',
        record: { entity: 'integration', id },
        params: { title, reason },
        about: { advertiser },
      });
    },
    async tellOfDomain(db, tenantId, domain) {
      await write(db, tenantId, await administratorsOf(db), { kind: 'domain_failing', ...domain });
      const { id, host, trouble } = domain;
      await notify(db, { type: 'domain.failing', record: { entity: 'domain', id }, params: { title: host, trouble } });
    },
  };
};
