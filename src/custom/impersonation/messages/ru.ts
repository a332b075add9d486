import type { ImpersonationMessages } from './en.ts';

export const impersonationRussian: ImpersonationMessages = {
  impersonation: {
    begin: 'Войти под ним',
    beginAs: 'Войти под именем: %{name}',
    banner: 'Работа от чужого имени',
    acting: '%{original} работает как %{name}',
    note: 'Все действия записываются с обоими именами.',
    leave: 'Выйти',
    leaveTitle: 'Выйти без сохранения?',
    leaveText: 'Введённое на этой странице пропадёт.',
    leaving: 'Возвращаемся в ваш аккаунт',
  },
};
