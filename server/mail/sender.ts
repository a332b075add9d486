import type { Transaction } from 'kysely';
import { type Language, languages } from '../../domain/text/words.ts';
import type { Tables } from '../database/tables.ts';
import type { SecretCipher } from '../secrets/cipher.ts';
import { type Email, writeEmail } from './email.ts';
import { enqueueMail } from './outbox.ts';

/** The recipients of an email, and its kind. */
interface Delivery {
  tenantId: number;
  userIds: readonly number[];
  /** A kind of notification, or another short name for its content. */
  kind: string;
  /** Overrides the recipient's current address. */
  address?: string | undefined;
  /** Seconds for which sending is tried; three days if absent. */
  lifetime?: number;
}

/** Sends emails to people of a network. */
export interface EmailSender {
  /** Queues an email to each of these users in their language, to be sent once the transaction commits. */
  send(db: Transaction<Tables>, email: Email, delivery: Delivery): Promise<void>;
}

const usualLifetime = 3 * 86_400;

const languageOf = (code: string | null): Language => languages.find((language) => language === code) ?? 'en';

/** Sends emails through the outbox, in the format of `email.ts`. */
export const createEmailSender = (sealing: SecretCipher): EmailSender => ({
  async send(db, message, { tenantId, userIds, kind, address, lifetime = usualLifetime }) {
    if (userIds.length === 0) return;
    const people = await db
      .selectFrom('users')
      .innerJoin('settings_general', 'settings_general.tenant_id', 'users.tenant_id')
      .select(['users.id', 'settings_general.name as network', 'first_name', 'last_name', 'email', 'language'])
      .where('users.id', 'in', userIds)
      .orderBy('users.id')
      .execute();
    const expiresAt = Math.floor(Date.now() / 1000) + lifetime;
    for (const { id: userId, network, first_name: first, last_name: last, email, language } of people) {
      const to = { name: [first, last].filter(Boolean).join(' '), address: address ?? email };
      const written = writeEmail(message, { language: languageOf(language), network });
      await enqueueMail(db, sealing, { ...written, to, network }, { tenantId, userId, kind, expiresAt });
    }
  },
});
