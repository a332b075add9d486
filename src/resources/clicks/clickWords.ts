import type { Words } from '../../../domain/text/words.ts';
import type { ClickAction } from './clickActions.ts';

/** Texts of the pages of clicks, in addition to those of their definition; loaded with them. */
export const clickWords = {
  actions: {
    reject: { en: 'Reject', ru: 'Отклонить' },
    accept: { en: 'Accept', ru: 'Принять' },
    restate: { en: 'Change reason', ru: 'Изменить причину' },
  },
  done: {
    reject: { en: 'Click rejected', ru: 'Клик отклонён' },
    accept: { en: 'Click accepted', ru: 'Клик принят' },
    restate: { en: 'Reason changed', ru: 'Причина изменена' },
  },
  effects: {
    reject: {
      en: 'It no longer counts as valid or unique in lists and figures. Conversions and caps stay as they are.',
      ru: 'В списках и статистике он больше не считается валидным и уникальным. Конверсии и капы не меняются.',
    },
    accept: {
      en: 'It counts as valid in lists and figures. Caps stay as they are.',
      ru: 'В списках и статистике он считается валидным. Капы не меняются.',
    },
    restate: { en: 'It stays invalid.', ru: 'Он остаётся невалидным.' },
  },
  effectsOnMany: {
    reject: {
      en: 'They no longer count as valid or unique in lists and figures. Conversions and caps stay as they are.',
      ru: 'В списках и статистике они больше не считаются валидными и уникальными. Конверсии и капы не меняются.',
    },
    accept: {
      en: 'Those whose visitors were sent somewhere count as valid in lists and figures. Caps stay as they are.',
      ru: 'Клики, посетителей которых кому-то отправили, считаются валидными в списках и статистике. Капы не меняются.',
    },
    restate: { en: 'They stay invalid.', ru: 'Они остаются невалидными.' },
  },
  takenBack: { en: 'The previous change was undone', ru: 'Предыдущее изменение отменено' },
  reason: { en: 'Reason', ru: 'Причина' },
  masked: { en: 'Shown to the affiliate: {0}.', ru: 'Партнёр увидит: {0}.' },
  note: { en: 'Note for the history', ru: 'Примечание для истории' },
} satisfies Record<string, Words | Record<ClickAction, Words>>;
