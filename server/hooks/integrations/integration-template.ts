import { type RawBuilder, sql } from 'kysely';
import type { Change, Hooks, Reader, Work } from '../../collections/hooks.ts';
import { redirectsIn, refuseOwnLinks } from './own-links.ts';
import { unreadableAnswers } from '../expressions.ts';
import { unknownParametersOf } from './parameter-macros.ts';
import { mistypedAfter } from './parameter-values.ts';
import { boundViolations, inWords, type Method, switchedOn } from './methods.ts';

type TemplateChange = Change<'integrationTemplate'>;

const field = 'integrationMethodsRestrictions';

/** Counts the template's integrations that don't override a part, or have no rows of their own. */
const usageOf = (row: string): RawBuilder<unknown> => {
  const without = (table: string) =>
    sql`count(*) filter (where not exists (select from ${sql.table(table)} as link where link.integration_id = i.id))`;
  return sql`(select json_build_object(
    'goals', ${without('integration_goal_mappings')},
    'leadStatusMappings', ${without('integration_status_mappings')},
    'outApi', count(*) filter (where i.out_api is null),
    'redirect', count(*) filter (where i.redirect is null),
    'apiSync', count(*) filter (where i.api_sync is null),
    'postback', count(*) filter (where i.postback is null)
  ) from integrations as i where i.template_id = ${sql.ref(`${row}.id`)})`;
};

/** A template allows only what its platform supports, and requests statuses within its limits. */
const checkPlatform = async ({ before, values, path }: TemplateChange, { db, broken }: Work<Reader>): Promise<void> => {
  const allowed = values[field];
  const id = values.platform ?? before?.platform;
  if ((allowed === undefined && !values.apiSync) || id === undefined) return;
  const platform = await db
    .selectFrom('platforms')
    .select([
      'title',
      'out_api_enabled',
      'redirect_enabled',
      'api_sync_enabled',
      'postback_enabled',
      'api_sync_settings',
    ])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!platform) return;
  const capable = switchedOn({
    outApiEnabled: platform.out_api_enabled,
    redirectEnabled: platform.redirect_enabled,
    apiSyncEnabled: platform.api_sync_enabled,
    postbackEnabled: platform.postback_enabled,
  });
  const beyond = (allowed ?? []).filter((method) => !capable.includes(method));
  if (beyond.length > 0)
    broken.push({
      path: `${path}.${field}`,
      type: 'platformLacks',
      message: {
        en: `The platform “${platform.title}” can’t do this: ${inWords(beyond, 'en')}`,
        ru: `Платформа «${platform.title}» этого не умеет: ${inWords(beyond, 'ru')}`,
      },
    });
  broken.push(...boundViolations(values.apiSync, platform.api_sync_settings, `${path}.apiSync`));
};

/** A template can't stop allowing a method that one of its integrations has switched on. */
const keepMethods = async ({ before, values, path }: TemplateChange, { db, broken }: Work<Reader>): Promise<void> => {
  if (!before || !values[field]) return;
  const kept: readonly Method[] = values[field];
  const columns = { outApi: 'out_api', redirect: 'redirect', apiSync: 'api_sync', postback: 'postback' } as const;
  for (const method of before[field].filter((one) => !kept.includes(one))) {
    const used = await db
      .selectFrom('integrations')
      .select('title')
      .where('template_id', '=', before.id)
      .where(`${columns[method]}_enabled`, '=', true)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    if (!used) continue;
    broken.push({
      path: `${path}.${field}`,
      type: 'methodInUse',
      message: {
        en: `The integration “${used.title}” uses this: ${inWords([method], 'en')}`,
        ru: `Это использует интеграция «${used.title}»: ${inWords([method], 'ru')}`,
      },
    });
  }
};

/**
 * What a template may allow, and how many integrations use it.
 * @param url URL of the installation
 */
export const integrationTemplateHooks = (url: string): Hooks<'integrationTemplate'> => ({
  computed: { usage: usageOf },
  holds: ['platform'],
  async validate(changes, work) {
    for (const change of changes) {
      await checkPlatform(change, work);
      await keepMethods(change, work);
      work.broken.push(...unreadableAnswers(change));
      const vertical = change.values.vertical ?? change.before?.vertical;
      work.broken.push(...(await unknownParametersOf(change, vertical, work.db)));
      if (change.before && !change.sent.keepsUnfitting) work.broken.push(...(await mistypedAfter(change, work)));
      delete change.values.keepsUnfitting;
    }
    await refuseOwnLinks(redirectsIn(changes), work, url);
  },
});
