import { sql } from 'kysely';
import type { Change, Hooks, Reader, Work } from '../../collections/hooks.ts';
import { switchedOff, switches } from './methods.ts';

const shorterThanShortest = {
  en: 'Must not be shorter than the shortest interval',
  ru: 'Не может быть короче самого короткого интервала',
};

/** The maximum interval is not shorter than the minimum. */
const checkIntervals = ({ values, path }: Change<'platform'>, { broken }: Work<Reader>): void => {
  const { minInterval, maxInterval } = values.apiSyncSettings ?? {};
  if (typeof minInterval !== 'number' || typeof maxInterval !== 'number' || maxInterval >= minInterval) return;
  const at = `${path}.apiSyncSettings.maxInterval`;
  broken.push({ path: at, type: 'shorterThanShortest', message: shorterThanShortest });
};

/** A platform can’t stop supporting a method that one of its templates allows. */
const keepMethods = async (
  { before, values, path }: Change<'platform'>,
  { db, broken }: Work<Reader>,
): Promise<void> => {
  if (!before) return;
  for (const method of switchedOff(before, values)) {
    const template = await db
      .selectFrom('integration_templates')
      .select('title')
      .where('platform_id', '=', before.id)
      .where(sql<boolean>`${method} = any (integration_methods_restrictions)`)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    if (!template) continue;
    const message = {
      en: `The template “${template.title}” allows this`,
      ru: `Это разрешает шаблон «${template.title}»`,
    };
    broken.push({ path: `${path}.${switches[method]}`, type: 'methodInUse', message });
  }
};

/** What a platform supports. */
export const platformHooks: Hooks<'platform'> = {
  async validate(changes, work) {
    for (const change of changes) {
      checkIntervals(change, work);
      await keepMethods(change, work);
    }
  },
};
