import { sql } from 'kysely';
import type { Language, Words } from '../../../domain/text/words.ts';
import type { Change, Reader, Work } from '../../collections/hooks.ts';
import { collectionNamed } from '../../collections/model.ts';
import { titled } from '../titled.ts';

/** What would be left with goals, or with an advertiser's words, of a vertical that is no longer the offer's. */
const held = ['paymentRule', 'cap', 'integration'] as const;

interface HeldRecord {
  entity: (typeof held)[number];
  title: string;
}

const message = (found: readonly HeldRecord[], { model }: Work<Reader>): Words => {
  const listed = (language: Language): string =>
    held
      .map((entity) => ({ entity, titles: found.filter((one) => one.entity === entity).map(({ title }) => title) }))
      .filter(({ titles }) => titles.length > 0)
      .map(({ entity, titles }) => {
        const [, name = ''] = collectionNamed(model, entity).entity.name[language];
        return `${name}: ${titled(titles, language)}`;
      })
      .join('; ');
  return {
    en: `These belong to the offer’s current vertical. Change or deactivate them first. ${listed('en')}`,
    ru: `Это относится к нынешней вертикали оффера — сначала измените или отключите. ${listed('ru')}`,
  };
};

/**
 * Refuses another vertical for an offer while active rules, caps and integrations of it are of the present one: what
 * advertisers reported would be of the new vertical, match no rule, and be paid to nobody.
 */
export const refuseOrphans = async (changes: readonly Change<'offer'>[], work: Work<Reader>): Promise<void> => {
  for (const { id, before, values, path } of changes) {
    const { vertical } = values;
    if (!before || vertical === undefined || vertical === before.vertical) continue;
    const { rows } = await sql<HeldRecord>`
      select 'paymentRule' as entity, rule.title from payment_rules as rule join goals on goals.id = rule.goal_id
        where rule.offer_id = ${id} and rule.status = 'active' and goals.vertical_id is distinct from ${vertical}
      union all
      select 'cap', cap.title from caps as cap join goals on goals.id = cap.goal_id
        where cap.offer_id = ${id} and cap.status = 'active' and goals.vertical_id is distinct from ${vertical}
      union all
      select 'integration', title from integrations
        where status = 'active' and vertical_id <> ${vertical} and (
          exists (select from integrations_offers as link where link.owner_id = integrations.id and link.target_id = ${id})
          or exists (select from advertiser_assignments as assigned where assigned.offer_id = ${id}
            and assigned.integration_id = integrations.id and assigned.status = 'active'))
      order by 1, 2`.execute(work.db);
    if (rows.length > 0)
      work.broken.push({ path: `${path}.vertical`, type: 'verticalInUse', message: message(rows, work) });
  }
};
