import type { ImpersonationMessages } from './en.ts';

export const impersonationRussian: ImpersonationMessages = {
  impersonation: {
    begin: 'Войти от его имени',
    beginAs: 'Войти от имени: %{name}',
    banner: 'Работа от чужого имени',
    acting: '%{original} работает как %{name}',
    note: 'Все действия записываются с обоими именами.',
    leave: 'Выйти',
    leaveTitle: 'Выйти без сохранения?',
    leaveText: 'Введённое на этой странице пропадёт.',
    leaving: 'Возвращаемся в ваш аккаунт',
    ended: 'Работа от чужого имени завершена. Вы снова в своей учётной записи.',
  },
};
