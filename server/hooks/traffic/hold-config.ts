import { sql } from 'kysely';
import type { Change, Hooks, Reader, Work } from '../../collections/hooks.ts';
import { lastRoundSql, nextRoundSql, waitingSql } from '../../traffic/leads/hold-queue.ts';

const sendsNothing = {
  en: 'A round would send no leads: enter a number here or for old leads',
  ru: 'За подход ничего не отправится: укажите число здесь или для старых лидов',
};

/** A round has to send something: fresh leads or old ones. */
const checkRound = ({ before, values, path }: Change<'holdConfig'>, { broken }: Work<Reader>): void => {
  const { freshLeads, oldLeads } = { ...before, ...values };
  if (freshLeads === 0 && oldLeads === 0)
    broken.push({ type: 'sendsNothing', path: `${path}.freshLeads`, message: sendsNothing });
};

/** What is waiting in a hold queue, and rounds that are requested. */
export const holdConfigHooks: Hooks<'holdConfig'> = {
  computed: {
    waiting: (row) => waitingSql(row),
    lastRoundAt: (row) => sql`${lastRoundSql(row)}`,
    nextRoundAt: (row) => nextRoundSql(row),
  },
  validate(changes, work) {
    for (const change of changes) {
      if (change.call === 'release') change.values.releaseAskedAt = Math.floor(Date.now() / 1000);
      else if (change.call !== 'status') checkRound(change, work);
    }
  },
};
