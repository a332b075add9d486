import type { NoticesMessages } from './en.ts';

export const noticesRussian: NoticesMessages = {
  draft: {
    restored: 'Мы восстановили ваши несохранённые изменения.',
    outdated: 'У вас остались несохранённые изменения. С тех пор запись изменилась.',
    take: 'Восстановить',
    discard: 'Отбросить',
  },
};
