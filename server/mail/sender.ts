import { type Language, languages } from '../../domain/words.ts';
import type { Database } from '../database/connection.ts';
import { type Email, writeEmail } from './email.ts';
import type { Mailer } from './mailer.ts';

/** Writes to people of a network. */
export interface EmailSender {
  /**
   * Sends a letter to each of these users in their language. Resolves when all are sent.
   * @param address where it goes instead of where they are written to now
   */
  write(tenantId: number, userIds: readonly number[], letter: Email, address?: string): Promise<void>;
}

const languageOf = (code: string | null): Language => languages.find((language) => language === code) ?? 'en';

/** Post through this mailer, in the words of `letter.ts`. */
export const createEmailSender = (database: Database, mailer: Mailer): EmailSender => ({
  async write(tenantId, userIds, letter, address) {
    if (userIds.length === 0) return;
    const people = await database
      .tenant(tenantId)
      .read((db) =>
        db
          .selectFrom('users')
          .innerJoin('settings_general', 'settings_general.tenant_id', 'users.tenant_id')
          .select(['settings_general.name as network', 'first_name', 'last_name', 'email', 'language'])
          .where('users.id', 'in', userIds)
          .orderBy('users.id')
          .execute(),
      );
    for (const { network, first_name: first, last_name: last, email, language } of people) {
      const to = { name: [first, last].filter(Boolean).join(' '), address: address ?? email };
      await mailer.send({ ...writeEmail(letter, { language: languageOf(language), network }), to, network });
    }
  },
});
