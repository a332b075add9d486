import type { Transaction } from 'kysely';
import { dropRecoveryLinks } from '../access/passwords.ts';
import type { Tables } from '../database/tables.ts';
import type { Addresses } from '../mail/addresses.ts';
import type { Email } from '../mail/email.ts';
import type { EmailSender } from '../mail/sender.ts';
import { linkPath, newLink } from './password-links.ts';

/** Seconds for which the link works: people are away for days, not for weeks. */
const lifetime = 7 * 86_400;

const invitation = (url: string): Email => ({
  subject: { en: 'Your account', ru: 'Ваша учётная запись' },
  paragraphs: [
    {
      en: 'An account was created for you. You sign in with this email address and a password of your own.',
      ru: 'Для вас создана учётная запись. Для входа нужны этот адрес эл. почты и ваш собственный пароль.',
    },
    {
      en: 'The link works once and expires in seven days. After that, use “Forgot your password?” on the sign-in page to get a new one.',
      ru: 'Ссылка одноразовая и действует семь дней. Потом новую можно получить через «Забыли пароль?» на странице входа.',
    },
  ],
  link: { label: { en: 'Set a password', ru: 'Задать пароль' }, url },
});

/**
 * Emails people a link with which they set their first password, once the transaction commits. Only the latest one
 * works.
 * @param db scoped to the network
 */
export type Invite = (db: Transaction<Tables>, tenantId: number, userIds: readonly number[]) => Promise<void>;

export const createInvite =
  ({ emails, addresses }: { emails: EmailSender; addresses: Addresses }): Invite =>
  async (db, tenantId, userIds) => {
    await dropRecoveryLinks(db, userIds);
    for (const userId of userIds) {
      const url = await addresses.of(db, linkPath(await newLink(db, userId, lifetime)));
      await emails.send(db, invitation(url), { tenantId, userIds: [userId], kind: 'invitation', lifetime });
    }
  };
