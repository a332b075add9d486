import type { Transaction } from 'kysely';
import { isNoticeType, type NoticeType } from '../../../domain/notices/notice-types.ts';
import type { Words } from '../../../domain/text/words.ts';
import { type Caller, isStaff } from '../../access/caller.ts';
import type { Model } from '../../collections/model.ts';
import type { Database } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';
import type { Addresses } from '../../mail/addresses.ts';
import type { EmailSender } from '../../mail/sender.ts';
import type { Outbound } from '../../outbound/client.ts';
import { createWorkers, type Worker } from '../../polling.ts';
import type { SecretCipher } from '../../secrets/cipher.ts';
import { personOf } from '../person.ts';
import { byQuietEnd, stillAsked } from '../rules.ts';
import { visibleTo } from '../visibility.ts';
import { tellOfFailing } from '../failing-deliveries.ts';
import { unsent } from '../unsent.ts';
import { chatOf, type OutsideChannel, readChannel } from './channels.ts';
import {
  type ClaimedDelivery,
  claimDeliveries,
  concludeDelivery,
  type Outcome,
  claimDigest,
  postponeDeliveries,
} from './claim.ts';
import { fitting, noticeEmail, noticeMessage } from './messages.ts';
import { maxText, sendTelegram } from './telegram.ts';
import { postHook } from './webhook.ts';

interface Dependencies {
  database: Database;
  model: Model;
  sealing: SecretCipher;
  outbound: Outbound;
  emails: EmailSender;
  addresses: Addresses;
  /** Called with the error when something failed on our side; it is retried. */
  report(error: unknown): void;
}

type KnownDelivery = ClaimedDelivery & { type: NoticeType };

/** Concurrent deliveries of a process, each to a different person or channel. */
const maxAtOnce = 20;
/** Milliseconds between two checks for due deliveries. */
const pollInterval = 500;

const unused: Words = { en: 'The channel is not in use', ru: 'Канал не используется' };

const idsOf = (all: readonly ClaimedDelivery[]): number[] => all.map(({ id }) => id);

const allBut = (all: readonly ClaimedDelivery[], some: readonly ClaimedDelivery[]): ClaimedDelivery[] => {
  const left = new Set(idsOf(some));
  return all.filter(({ id }) => !left.has(id));
};

/** An outgoing message and its recipient. */
type Ready =
  | { kind: 'webhook'; hook: Extract<OutsideChannel, { kind: 'webhook' }>['hook'] }
  | { kind: 'telegram'; bot: Extract<OutsideChannel, { kind: 'telegram' }>['bot']; chat: number; text: string };

/**
 * Notifies people through the channels that rules name, once each, except for what a process was sending when it was
 * killed: that is sent again with the same key. Any number of processes share the work.
 */
export const createNoticeDelivery = (parts: Dependencies): Worker => {
  const { database, model, sealing, outbound, emails, addresses, report } = parts;

  const readerOf = async (db: Transaction<Tables>, person: Caller) => {
    const site = await addresses.of(db, '/');
    const { language, timezone } = person;
    return { language, timezone, isStaff: isStaff(person), addressOf: (path: string) => new URL(path, site).href };
  };

  const writeEmail = async (db: Transaction<Tables>, all: readonly KnownDelivery[], person: Caller): Promise<void> => {
    const [first] = all;
    const email = noticeEmail(all, await readerOf(db, person));
    await emails.send(db, email, {
      tenantId: person.tenantId,
      userIds: [person.userId],
      kind: first && all.length === 1 ? first.type : 'digest',
    });
  };

  const readyFor = async (
    db: Transaction<Tables>,
    all: readonly KnownDelivery[],
    person: Caller,
  ): Promise<Ready | Exclude<Outcome, 'delivered'>> => {
    const [first] = all;
    const integration = first?.integration_id ?? 0;
    const channel = await readChannel(db, sealing, person.tenantId, integration);
    if (!channel) return { problem: unused };
    if (channel.kind === 'webhook') return channel;
    const chat = await chatOf(db, integration, person.userId);
    if (chat === undefined) return { withdrawn: unsent.notLinked };
    return { ...channel, chat, text: noticeMessage(all, await readerOf(db, person)) };
  };

  /** Postpones what may not be sent now, because it was retried or its queue was stopped until now; returns the rest. */
  const outsideQuietHours = async (
    db: Transaction<Tables>,
    claimed: ClaimedDelivery,
    seen: readonly KnownDelivery[],
    person: Caller,
  ) => {
    const { 0: loud = [], ...quiet } = Object.fromEntries(await byQuietEnd(db, seen, person));
    for (const [end, some] of Object.entries(quiet)) await postponeDeliveries(db, claimed, idsOf(some), Number(end));
    return loud;
  };

  /** Returns what fits in one message; the rest is claimed again once that is delivered. */
  const partOf = async (
    db: Transaction<Tables>,
    claimed: ClaimedDelivery,
    all: readonly KnownDelivery[],
    person: Caller,
  ) => {
    if (claimed.channel !== 'telegram') return all;
    const part = all.slice(0, fitting(all, await readerOf(db, person), maxText));
    const rest = all.slice(part.length);
    if (rest.length > 0) await postponeDeliveries(db, claimed, idsOf(rest), Math.floor(Date.now() / 1000));
    return part;
  };

  /**
   * Removes what no rule asks for any more and what the person may no longer see, leaves what comes in quiet hours for
   * later, and writes emails; returns what is left to send, and how.
   */
  const prepare = (claimed: ClaimedDelivery) =>
    database.tenant(claimed.tenant_id, 'notices').write(async (db) => {
      const all = await claimDigest(db, claimed);
      const withdraw = async (some: readonly ClaimedDelivery[], withdrawn: Words): Promise<void> => {
        if (some.length > 0) await concludeDelivery(db, claimed, idsOf(some), { withdrawn });
      };
      const person = await personOf(db, claimed.tenant_id, claimed.user_id);
      const known = all.flatMap(({ type, ...rest }): KnownDelivery[] =>
        isNoticeType(type) ? [{ ...rest, type }] : [],
      );
      const asked = await stillAsked(db, known);
      await withdraw(allBut(all, asked), unsent.unasked);
      const seen = person ? await visibleTo(db, model, asked, person) : [];
      await withdraw(allBut(asked, seen), !person && claimed.channel === 'webhook' ? unsent.authorAway : unsent.unseen);
      const loud = person ? await outsideQuietHours(db, claimed, seen, person) : [];
      if (!person || loud.length === 0) return undefined;
      if (claimed.channel === 'email') {
        await writeEmail(db, loud, person);
        await concludeDelivery(db, claimed, idsOf(loud), 'delivered');
        return undefined;
      }
      const part = await partOf(db, claimed, loud, person);
      return { seen: part, ready: await readyFor(db, part, person) };
    });

  const sent = async (
    seen: readonly KnownDelivery[],
    ready: Ready | Exclude<Outcome, 'delivered'>,
  ): Promise<Outcome> => {
    if ('problem' in ready || 'withdrawn' in ready) return ready;
    const items = seen.map(({ key, ...one }) => ({ ...one, id: key }));
    const attempt =
      ready.kind === 'webhook'
        ? await postHook(outbound, ready.hook, items)
        : await sendTelegram(outbound, ready.bot, ready.chat, ready.text);
    return attempt.problem === null ? 'delivered' : { problem: attempt.problem };
  };

  const deliver = async (claimed: ClaimedDelivery): Promise<void> => {
    const prepared = await prepare(claimed);
    if (!prepared) return;
    const { seen, ready } = prepared;
    const outcome = await sent(seen, ready);
    await database.tenant(claimed.tenant_id, 'notices').write(async (db) => {
      const isGivenUp = await concludeDelivery(db, claimed, idsOf(seen), outcome);
      if (isGivenUp && typeof outcome === 'object' && 'problem' in outcome)
        await tellOfFailing(db, claimed, outcome.problem);
    });
  };

  return createWorkers({
    every: pollInterval,
    atOnce: maxAtOnce,
    claim: (room) => claimDeliveries(database, room),
    work: deliver,
    report,
  });
};
