import type { Hooks } from '../../collections/hooks.ts';
import { titled } from '../titled.ts';

/** Caps are not limited to a model that they don't count by: they would stop traffic for something nobody sees. */
export const paymentModelHooks: Hooks<'paymentModel'> = {
  async validate(changes, { db, broken }) {
    for (const { id, before, values, path } of changes) {
      if (!before?.caps || values.caps !== false) continue;
      const found = await db
        .selectFrom('caps')
        .select('title')
        .where('payment_model_id', '=', id!)
        .where('status', '=', 'active')
        .orderBy('title')
        .execute();
      if (found.length === 0) continue;
      const titles = found.map(({ title }) => title);
      broken.push({
        path: `${path}.caps`,
        type: 'modelInUse',
        message: {
          en: `Active caps are limited to this model: ${titled(titles, 'en')}`,
          ru: `Этой моделью ограничены действующие капы: ${titled(titles, 'ru')}`,
        },
      });
    }
  },
};
