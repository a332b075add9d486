import type { Words } from '../../../domain/text/words.ts';
import { Failure } from '../../failure.ts';

const words = {
  underWay: { en: 'The lead is being sent', ru: 'Лид сейчас отправляется' },
  status: { en: 'Leads with this status can’t be resent', ru: 'Лид в этом статусе повторно не отправляется' },
  erased: { en: 'Its contact data was erased', ru: 'Контактные данные этого лида стёрты' },
  trash: { en: 'Leads with this status can’t be moved to the trash', ru: 'Лид в этом статусе нельзя отправить в треш' },
  unsettled: {
    en: 'An advertiser may have it: first set whether they do',
    ru: 'Возможно, лид уже у рекламодателя: сначала укажите, принят ли он',
  },
} satisfies Record<string, Words>;

/** Returns the failure for what can't be done to a lead in its current state: 409. */
export const refused = (why: keyof typeof words): Failure =>
  new Failure('refused', { details: [{ path: 'id', type: why, message: words[why] }] });
